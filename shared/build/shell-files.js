import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { drawFrames } from './frames.js';
import { contract, FIRST_PAINT, platform, platformEntries, providedVersions } from './sharing.js';

/**
 * Writes index.html with the entry's scripts, and shell.json: what the shell provides to remotes, the chunks of platform
 * entries outside the first paint and of what opens remotes, so that they can be fetched with a remote's own files, what the shell itself
 * draws first on some pages, and the frames that are painted before it runs.
 */
export class ShellFiles {
  constructor(dir) {
    this.dir = dir;
    this.template = join(dir, 'src/index.html');
    this.early = join(dir, 'src/early.ts');
    this.painted = join(dir, 'src/painted.ts');
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellFiles', (compilation) => {
      compilation.fileDependencies.addAll([this.template, this.early, this.painted]);
      compilation.hooks.processAssets.tapPromise(
        { name: 'ShellFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          // As they are: webpack would minify a script that is added here once more, after its hash was taken.
          const emit = (file, text) =>
            compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
          const hash = (file) => integrityOf(compilation.getAsset(file).source.buffer());
          const scripts = compilation.entrypoints.get('host').getFiles().filter(isScript);
          const shell = {
            contract,
            provides: providedVersions(),
            version: platform.version,
            scripts: scripts.map((file) => `/${file}`),
            platform: lazyChunks(compilation),
            remotes: scriptsOf(compilation, 'federation'),
            pages: pageFiles(compilation),
          };
          const painted = scriptAlone('painted', this.painted);
          emit(painted.file, painted.code);
          // While one develops, the shell changes more often than its frames are looked at.
          if (compiler.options.mode === 'production') {
            const { frames, styles } = await drawFrames(this.dir, addressIn(compilation, this.dir));
            const file = `assets/frames.${hashOf(styles)}.css`;
            emit(file, styles);
            shell.frames = {
              styles: `/${file}`,
              html: frames,
              pages: FRAMED,
              remotePages: ['page', 'landing'],
              painted: `/${painted.file}`,
            };
          }
          const early = scriptAlone('early', this.early);
          emit(early.file, early.code);
          const tags = scripts
            .map((file) => `<script defer fetchpriority="high" ${sourceOf(file, hash)}></script>`)
            .join('\n    ');
          const page = readFileSync(this.template, 'utf8')
            .replace('<!--early-->', `<script ${sourceOf(early.file, hash)}></script>`)
            .replace('<!--scripts-->', tags);
          emit('index.html', page);
          shell.files = Object.fromEntries(filesOf(compilation).map((file) => [file, hash(file)]));
          emit('shell.json', JSON.stringify(shell, null, 2));
        },
      );
    });
  }
}

const isScript = (file) => file.endsWith('.js');

const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const sourceOf = (file, hash) => `src="/${file}" integrity="${hash(file)}"`;

/** What servers hand out of the shell; they refuse one of which a file is another one. */
const filesOf = (compilation) =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('.map'));

const scriptsOf = (compilation, chunk) =>
  (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter(isScript).map((file) => `/${file}`);

/** Maps each platform entry to the URLs of the chunks that it needs. */
function lazyChunks(compilation) {
  const late = platformEntries.filter((entry) => !FIRST_PAINT.includes(entry));
  return Object.fromEntries(
    late.map((entry) => {
      const files = scriptsOf(compilation, entry.replaceAll('/', '-'));
      if (files.length > 0) return [entry, files];
      throw new Error(
        `The shell would not lend '${entry}': host/src/remotes/loader/late-entries.ts has to name it.`,
      );
    }),
  );
}

/**
 * A script that runs before all others. Made here, because webpack would add its run time and that of the federation. The
 * page waits for the early one: it is small, and says which of the frames is to be seen.
 */
function scriptAlone(name, file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    isModule: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { toplevel: true }, mangle: { toplevel: true } },
    },
    minify: true,
  });
  const classic = code.replace(/export\{\};?$/, '');
  return { file: `assets/${name}.${hashOf(classic)}.js`, code: classic };
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The address under which the build publishes a file of the sources. */
function addressIn(compilation, dir) {
  const published = new Map(compilation.getAssets().map(({ name, info }) => [info.sourceFilename, name]));
  return (url) => {
    const name = published.get(relative(dir, fileURLToPath(url)));
    if (!name) throw new Error(`A frame shows ${url}, which the build does not publish.`);
    return `/${name}`;
  };
}

/**
 * Which frames stand in which page: for who is signed in, and for who is not and therefore sees the landing page. Mailed links,
 * the back office and the legal notice have none.
 */
const FRAMED = {
  '/': ['home', 'landing'],
  '/home': ['home', 'landing'],
  '/cust/account': ['page', 'landing'],
};

/** What else the shell draws first on a page, by its address: a chunk by its name, pictures by their folder. */
const PAGES = { '/': { pictures: /pages\/landing\/drawings\// }, '/home': { chunk: 'home' } };

function pageFiles(compilation) {
  const picturesIn = (folder) =>
    compilation
      .getAssets()
      .filter(({ info }) => folder.test(info.sourceFilename ?? ''))
      .map(({ name }) => `/${name}`);
  return Object.fromEntries(
    Object.entries(PAGES).map(([path, { chunk, pictures }]) => [
      path,
      [...(chunk ? scriptsOf(compilation, chunk) : []), ...(pictures ? picturesIn(pictures) : [])],
    ]),
  );
}
