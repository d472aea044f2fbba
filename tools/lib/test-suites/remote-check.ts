import { startError } from '../../../api/src/base/index.ts';
import { installed } from '../installed.ts';
import { node, type Outcome } from '../run.ts';
import { typesOf } from './checks.ts';
import { testsOf } from './jest-suite.ts';
import { hashOfTests, notePassed, passedBefore } from './passed-tests.ts';

const LINES = 25;
/** The build and the browser run beside the tests, which may take longer than a test is given by itself. */
const PATIENT = ['--maxWorkers=1', '--silent', '--passWithNoTests', '--testTimeout=30000'];

/** Checks the types of one remote and runs its unit tests, unless they passed before on the very same files. */
export async function assertRemoteSound(name: string): Promise<void> {
  const [types, tests] = await Promise.all([typesOf(name).run(), unitTests(name)]);
  for (const [what, { code, output }] of [
    ['Its types are wrong', types],
    ['Its unit tests fail', tests],
  ] as const)
    if (code !== 0) throw startError(`${name} is not released. ${what}:\n${gist(output)}`);
}

async function unitTests(name: string): Promise<Outcome> {
  const hash = hashOfTests(name);
  if (passedBefore(name, hash)) return { code: 0, output: '' };
  let outcome = await jest(testsOf(name));
  // Once more by themselves: what failed only because the machine was busy passes then.
  if (outcome.code !== 0) {
    const failed = [...outcome.output.matchAll(/^FAIL (\S+)/gm)].map(([, file]) => file as string);
    if (failed.length > 0) outcome = await jest(failed);
  }
  if (outcome.code === 0) notePassed(name, hash);
  return outcome;
}

const jest = (files: string[]) =>
  node([installed('jest', 'bin/jest.js'), ...PATIENT, ...new Set(files)], { env: { NODE_ENV: 'test' } });

/** Jest's first failed test with what it says of it; of other tools the end. */
function gist(output: string): string {
  const lines = output.trim().split('\n');
  const failed = lines.findIndex((line) => /^ +● /.test(line));
  return (failed < 0 ? lines.slice(-LINES) : lines.slice(failed, failed + LINES)).join('\n');
}
