// '@extranet/shared/testing/jest': how unit tests of the front run, here and in a remote that has a repository of its own.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/** Packages that Jest must compile, because they are written for browsers or bundlers only. */
const esmOnly = [
  '@extranet',
  'i18next',
  'react-i18next',
  'react-dropzone',
  '@reduxjs',
  'immer',
  'typed-redux-saga',
  'msw',
  '@msw',
  '@mswjs',
  'rettime',
  'until-async',
  'headers-polyfill',
  'is-node-process',
  'outvariant',
  'strict-event-emitter',
  '@open-draft',
  'cookie',
  'tldts',
];

/**
 * @param {string} rootDir
 * @param {string[]} folders in which tests lie
 */
export const unitTests = (rootDir, folders = ['src']) => ({
  rootDir,
  testEnvironment: join(here, 'environment.js'),
  roots: folders.map((folder) => join(rootDir, folder)),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: { target: 'es2023', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  setupFiles: [join(here, 'globals.js')],
  setupFilesAfterEnv: [join(here, 'setup.ts')],
  // A whole page driven by keys takes three seconds in a quiet hour, and six in another.
  testTimeout: 20_000,
});
