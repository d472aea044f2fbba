// Unit tests of the front, beside the code they test. The API, the tools and the browser tests run on Node's own
// runner, because they run as they are in production: .ts files on plain Node.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { unitTests } from '@extranet/shared/testing/jest';

const root = import.meta.dirname;
const remotes = globSync('remote-*/package.json', { cwd: root }).map(dirname);

export default unitTests(
  root,
  ['shared', 'host', ...remotes].map((workspace) => `${workspace}/src`),
);
