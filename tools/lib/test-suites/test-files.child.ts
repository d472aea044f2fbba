// Runs the test files that the process above names, one after the other, each as a suite of its own: what all of them
// import is loaded once, and what a file opened is closed when it ends. The reporter tells the process above.
// Modules named as arguments are loaded first.
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { mock, suite } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../workspaces.ts';
import { above } from './test-channel.ts';

for (const module of process.argv.slice(2)) await load(module);
const environment = { ...process.env };

for await (const file of createInterface({ input: above })) {
  await suite(file, async () => {
    await load(file);
  });
  // The next one finds the process as if it were new.
  mock.reset();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(resolve(root, file)).href);
}
