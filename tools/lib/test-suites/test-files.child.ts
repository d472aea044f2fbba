// Runs the test files that the parent process names, one after the other, each as a suite of its own: modules that
// several files import are loaded once, and a file's after() hooks run when the file ends. The reporter
// (test-files.reporter.ts) sends the results to the parent. Modules named as arguments are loaded first.
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { mock, suite } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../workspaces.ts';
import { parentSocket } from './test-channel.ts';

for (const module of process.argv.slice(2)) await load(module);
const environment = { ...process.env };

for await (const file of createInterface({ input: parentSocket })) {
  await suite(file, async () => {
    await load(file);
  });
  // Undo what the file changed in mocks and environment, so that the next one starts as in a new process.
  mock.reset();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(resolve(root, file)).href);
}
