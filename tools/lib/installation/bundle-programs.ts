import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type OutputOptions, rolldown } from 'rolldown';
import { root } from '../workspaces.ts';
import { filesByPath } from './files-by-path.ts';
import { NATIVE } from './native-packages.ts';
import { onlyInACheckout } from './only-in-a-checkout.ts';
import { originalLines } from './original-lines.plugin.ts';

/** Optional in the library that asks for it: it asks again at run time, and goes on without. */
const ABSENT = ['pg-native'];

const OUTPUT: OutputOptions = {
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'parts/[name]-[hash].js',
  assetFileNames: 'files/[name][extname]',
  // Names and line breaks stay: Node shows the line of whatever ends a process, and what was one line would be three megabytes.
  minify: { mangle: false, compress: { target: 'esnext' }, codegen: { removeWhitespace: false } },
  comments: false,
  keepNames: true,
  sourcemap: true,
  sourcemapExcludeSources: true,
  // From the root of the repository.
  sourcemapPathTransform: (source) => source.replace(/^(\.\.\/)+/, ''),
};

/**
 * Writes the commands of operators into one folder, with all that they start and load: the server, its workers, the files
 * that they read by path. Answers the files that they were made from.
 */
export async function bundlePrograms(commands: readonly string[], folder: string): Promise<string[]> {
  const input = Object.fromEntries(commands.map((name) => [name, join(root, 'tools', `${name}.ts`)]));
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    external: [...NATIVE, ...ABSENT],
    plugins: [onlyInACheckout(), filesByPath(), originalLines()],
    logLevel: 'warn',
    onLog: (_, { message }) => {
      throw new Error(`The programs could not be bundled: ${message}`);
    },
  });
  const { output } = await bundle.generate(OUTPUT);
  await bundle.close();
  for (const file of output) {
    const target = join(folder, file.fileName);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.type === 'chunk' ? oneByteEach(file.code) : file.source);
  }
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/**
 * Node keeps a program's text in memory for as long as it runs, with two bytes a character as soon as one of them is not ASCII.
 * What is said in French is in strings and patterns, where an escape means the same.
 */
const oneByteEach = (code: string) =>
  code.replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
