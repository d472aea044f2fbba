/** Builds the gallery of components and serves it on the loopback: npm run gallery. */
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const root = fileURLToPath(new URL('..', import.meta.url));
const gallery = join(root, 'shared/gallery');
const fonts = join(root, 'shared/src/theme/fonts');
const require = createRequire(import.meta.url);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

const configFor = (dist: string): webpack.Configuration => ({
  mode: 'production',
  devtool: false,
  context: gallery,
  target: ['web', 'es2022'],
  entry: { gallery: './index.tsx' },
  output: {
    path: dist,
    filename: '[name].js',
    chunkFilename: '[name].chunk.js',
    publicPath: '/',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: require.resolve('ts-loader'),
        options: {
          transpileOnly: true,
          configFile: join(gallery, 'tsconfig.json'),
          // TypeScript refuses import paths with .ts when it writes output. webpack resolves these paths itself.
          compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: false },
        },
      },
    ],
  },
  optimization: { chunkIds: 'named' },
  performance: false,
});

async function build(dist: string): Promise<void> {
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    const compiler = webpack(configFor(dist));
    compiler.run((error, result) =>
      compiler.close((closing) => (error || closing ? reject(error ?? closing) : resolve(result))),
    );
  });
  if (!stats || stats.hasErrors())
    throw new Error(stats?.toString('errors-only') ?? 'The gallery was not built.');
}

function fileFor(dist: string, path: string): string {
  if (path.startsWith('/fonts/')) return join(fonts, normalize(path.slice('/fonts'.length)));
  const asset = join(dist, normalize(path));
  return path !== '/' && existsSync(asset) ? asset : join(gallery, 'index.html');
}

const serverOf = (dist: string): Server =>
  createServer((request, response) => {
    const file = fileFor(dist, new URL(request.url ?? '/', 'http://gallery').pathname);
    const stream = createReadStream(file);
    stream.once('open', () =>
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }),
    );
    stream.once('error', () => response.writeHead(404).end());
    stream.pipe(response);
  });

export interface OpenGallery {
  address: string;
  close: () => Promise<void>;
}

/** Each call builds into a new folder, so that two test files may run at once. Port 0 takes any free port. */
export async function openGallery(port = 0): Promise<OpenGallery> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const dist = await mkdtemp(join(root, '.cache/gallery-'));
  await build(dist);
  const server = serverOf(dist);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(dist, { recursive: true, force: true });
    },
  };
}

export async function main(): Promise<void> {
  console.log('Construction de la galerie...');
  const { address, close } = await openGallery(Number(process.env.PORT ?? 6006));
  console.log(`Galerie\u00a0: ${address}`);
  process.once('SIGINT', () => void close().then(() => process.exit(0)));
}

if (import.meta.main) await main();
