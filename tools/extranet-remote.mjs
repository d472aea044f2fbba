#!/usr/bin/env node
// extranet-remote: the commands of a remote that has a repository of its own. Part of the package '@extranet/remote-tool'
// (npm run pack); in this repository the same commands are called by launch.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver, pinnedNode, stop } from './lib/node-runtime.mjs';

/** What each command is told first: the remote's workspace, its id, or nothing. */
const COMMANDS = {
  build: ({ name }) => [name],
  dev: ({ name }) => [name],
  test: ({ name }) => [name],
  verify: ({ name }) => [name],
  release: ({ name }) => [name],
  promote: ({ id }) => [id],
  rollback: ({ id }) => [id],
  releases: () => [],
};
/** Files whose name is not their command's. */
const FILES = { test: 'test-remote' };

const [command = '', ...args] = process.argv.slice(2);
const first = COMMANDS[command];
if (!first) stop(`extranet-remote ${Object.keys(COMMANDS).join(' | ')}`);
const root = repository(process.cwd());
const { name, extranet } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const here = dirname(fileURLToPath(import.meta.url));
const script = join(here, `${FILES[command] ?? command}.js`);
handOver(pinnedNode(root), script, [...first({ name, id: extranet.id }), ...args], root);

/** The folder of the remote in which the command was called. */
function repository(folder) {
  const file = join(folder, 'package.json');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).extranet) return folder;
  if (folder === dirname(folder)) stop('No remote is here: the package.json of one has a field "extranet".');
  return repository(dirname(folder));
}
