// A reporter for node:test in the process of test-files.child.ts: sends the result of each test and file to the parent.
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { sendToParent } from './test-channel.ts';

/** Lines such as 'tests 12' at the end. They are left out: the parent counts by itself. */
const COUNTS = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /;

// biome-ignore lint/correctness/useYield: results go to the parent process, not to the terminal.
export default async function* testFiles(events: AsyncIterable<TestEvent>): AsyncGenerator<never> {
  /** The file and the suites that contain the current test. */
  const path: string[] = [];
  for await (const { type, data } of events) {
    if (type === 'test:start') path.splice(data.nesting, path.length, data.name);
    if (type === 'test:diagnostic' && data.nesting === 0 && !COUNTS.test(data.message))
      sendToParent({ kind: 'remark', text: data.message });
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { nesting, name, details, skip } = data;
    const passed = type === 'test:pass';
    const title = [...path.slice(1, nesting), name].join(' > ');
    if (details.type !== 'suite')
      sendToParent(
        passed && skip !== undefined
          ? { kind: 'skipped', name: title }
          : { kind: 'test', result: passed ? 'passed' : 'failed' },
      );
    const error: (Error & { failureType?: string }) | undefined =
      'error' in details ? details.error : undefined;
    if (error && error.failureType !== 'subtestsFailed')
      sendToParent({
        kind: 'failure',
        name: nesting === 0 ? 'outside its tests' : title,
        error: inspect(error.cause instanceof Error ? error.cause : error, { depth: 4 }),
      });
    if (nesting > 0) continue;
    // The runner sets the exit code when an error comes after its test's end. Reset it for the next file.
    sendToParent({ kind: 'file', success: passed && !process.exitCode });
    process.exitCode = undefined;
  }
}
