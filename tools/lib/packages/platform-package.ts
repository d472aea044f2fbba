import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { remoteBuildFiles } from '../remote-build-files.ts';
import { sourceFiles } from '../source-files.ts';
import { root } from '../workspaces.ts';
import { packagesOf } from './compile.ts';
import { exactVersions } from './versions.ts';

export const PLATFORM = '@extranet/shared';

/** Tests, and the fonts that the shell publishes. */
const LEFT_OUT = /\.test\.tsx?$|\.woff2$/;
const PACKED = /^src\/|^CHANGELOG\.md$/;
/** Found by their names: loaders, transformers, types, and the compiler that the loader asks for. */
const BY_NAME = ['@swc/core', '@swc/jest', '@types/jest', 'jest', 'ts-loader', 'typescript'];
/** Installed by remotes that are built by another bundler than webpack. */
const BY_CHOICE = ['@module-federation/vite', '@rspack/core', 'vite'];
const OF_TESTS = /^(@testing-library\/|msw$)/;

interface Manifest {
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

/**
 * Writes the package of the platform into a folder: its sources as they are, which are its types and what unit tests run
 * against; how a remote is built and tested; and the settings of the compiler and the linter.
 */
export function writePlatformPackage(folder: string): void {
  const shared = readJson<Manifest>('shared/package.json');
  const { devDependencies } = readJson<Manifest>('package.json');
  const files = [
    ...sourceFiles(join(root, 'shared'), LEFT_OUT).filter((file) => PACKED.test(file)),
    ...remoteBuildFiles().map((file) => relative('shared', file)),
  ];
  for (const file of files) cpSync(join(root, 'shared', file), join(folder, file));
  cpSync(join(root, 'tools/templates/platform-readme.md.template'), join(folder, 'README.md'));
  cpSync(join(root, 'docs/platform.md'), join(folder, 'PLATFORM.md'));
  const libraries = [
    ...files.flatMap((file) => imported(join(root, 'shared', file))),
    ...Object.keys({ ...shared.dependencies, ...shared.devDependencies }),
    ...Object.keys(devDependencies).filter((name) => OF_TESTS.test(name)),
    ...BY_NAME,
  ];
  const settings = { 'tsconfig.json': compilerSettings(), 'biome.json': linterSettings() };
  const manifest = {
    name: PLATFORM,
    version: shared.version,
    type: 'module',
    description: 'The platform of the Extranet: what a remote is written, built and tested against',
    license: 'UNLICENSED',
    exports: {
      ...shared.exports,
      ...Object.fromEntries(Object.keys(settings).map((name) => [`./${name}`, `./${name}`])),
    },
    dependencies: exactVersions(libraries.filter((name) => !BY_CHOICE.includes(name))),
    peerDependencies: exactVersions(BY_CHOICE),
    peerDependenciesMeta: Object.fromEntries(BY_CHOICE.map((name) => [name, { optional: true }])),
  };
  for (const [name, content] of Object.entries({ ...settings, 'package.json': manifest }))
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}

const imported = (file: string): string[] =>
  /\.[jt]sx?$/.test(file)
    ? packagesOf(
        ts
          .preProcessFile(readFileSync(file, 'utf8'), true, true)
          .importedFiles.map(({ fileName }) => fileName),
      )
    : [];

interface Settings {
  compilerOptions: { paths?: Record<string, string[]> };
}

/** As the remotes here are compiled; where their sources lie says each for itself. */
function compilerSettings(): Settings {
  const { compilerOptions } = readJson<Settings>('tools/templates/remote/tsconfig.json.template');
  const { paths = {}, ...base } = readJson<Settings>('tsconfig.base.json').compilerOptions;
  return { compilerOptions: { ...base, ...compilerOptions, paths: inPackage(paths) } };
}

/** What lies in shared here lies at the root of the package. */
const inPackage = (paths: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(paths).map(([name, places]) => [
      name,
      places.map((place) => place.replace('./shared/', './')),
    ]),
  );

function linterSettings(): object {
  const { formatter, javascript, linter, assist } = readJson<Record<string, unknown>>('biome.json');
  return { formatter, javascript, linter, assist };
}
