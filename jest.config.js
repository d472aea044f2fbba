// Unit tests of the front, beside the code they test. The API, the tools and the browser tests run on Node's own
// runner, because they run as they are in production: .ts files on plain Node.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const esmOnly = [
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

const remotes = globSync('remote-*/package.json', { cwd: import.meta.dirname }).map(dirname);

export default {
  testEnvironment: '<rootDir>/shared/src/testing/environment.js',
  roots: ['shared', 'host', ...remotes].map((workspace) => `<rootDir>/${workspace}/src`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2023', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  setupFiles: ['<rootDir>/shared/src/testing/globals.js'],
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup.ts'],
  // A whole page driven by keys takes three seconds in a quiet hour, and six in another.
  testTimeout: 20_000,
};
