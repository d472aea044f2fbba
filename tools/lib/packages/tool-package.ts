import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspaces.ts';
import { type CompiledFile, compile } from './compile.ts';
import { exactVersions } from './versions.ts';

export const TOOL = '@extranet/remote-tool';

/** What `extranet-remote` runs; everything else in the package is there because these need it. */
const COMMANDS = ['build', 'dev', 'promote', 'release', 'releases', 'rollback', 'test-remote', 'verify'];
const BIN = 'tools/extranet-remote.mjs';
const PLAIN = [BIN, 'tools/lib/node-runtime.mjs'];
/** Checks of this repository as a whole, and bundlers that a remote installs by choice. */
const LEFT_OUT = ['dependency-cruiser', 'knip', '@rspack/core', 'vite'];
/** Whoever imports them names a part only, or types. */
const BESIDE = ['typescript'];

/** Writes the package of the tool into a folder: the commands, and the server in which a release is tried, as JavaScript. */
export function writeToolPackage(folder: string): void {
  const files = reachable(COMMANDS.map((name) => `tools/${name}.ts`));
  for (const { source, text } of files) put(folder, source.replace(/\.ts$/, '.js'), text);
  for (const file of PLAIN) put(folder, file, readFileSync(join(root, file), 'utf8'));
  const libraries = files.flatMap((file) => file.libraries).filter((name) => !LEFT_OUT.includes(name));
  const { version } = JSON.parse(readFileSync(join(root, 'tools/package.json'), 'utf8')) as {
    version: string;
  };
  const manifest = {
    name: TOOL,
    version,
    type: 'module',
    description:
      'Builds, tests, develops and releases a remote of the Extranet that has a repository of its own',
    license: 'UNLICENSED',
    bin: { 'extranet-remote': BIN },
    dependencies: exactVersions([...libraries, ...BESIDE]),
  };
  put(folder, 'package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  put(folder, 'README.md', readFileSync(join(root, 'tools/templates/tool-readme.md.template'), 'utf8'));
}

/** These files and all that they need. */
function reachable(first: string[]): CompiledFile[] {
  const found = new Map<string, CompiledFile>();
  const waiting = [...first];
  for (let source = waiting.pop(); source; source = waiting.pop()) {
    if (found.has(source)) continue;
    const file = compile(source);
    found.set(source, file);
    waiting.push(...file.needs);
  }
  return [...found.values()];
}

function put(folder: string, name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: name === BIN ? 0o755 : 0o644 });
}
