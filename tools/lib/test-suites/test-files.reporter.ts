// A reporter for node:test, in the process of test-files.child.ts: tells the process above of each test and each file.
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { tell } from './test-channel.ts';

/** 'tests 12' and the like, at the end: the process above counts for itself. */
const COUNTS = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /;

// biome-ignore lint/correctness/useYield: what there is to say goes to the process above, not to the terminal.
export default async function* testFiles(events: AsyncIterable<TestEvent>): AsyncGenerator<never> {
  /** The names around a test: its file's, its suites'. */
  const path: string[] = [];
  for await (const { type, data } of events) {
    if (type === 'test:start') path.splice(data.nesting, path.length, data.name);
    if (type === 'test:diagnostic' && data.nesting === 0 && !COUNTS.test(data.message))
      tell({ kind: 'remark', text: data.message });
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { nesting, name, details, skip } = data;
    const passed = type === 'test:pass';
    if (details.type !== 'suite')
      tell({ kind: 'test', result: !passed ? 'failed' : skip === undefined ? 'passed' : 'skipped' });
    const error: (Error & { failureType?: string }) | undefined =
      'error' in details ? details.error : undefined;
    if (error && error.failureType !== 'subtestsFailed')
      tell({
        kind: 'failure',
        name: nesting === 0 ? 'outside its tests' : [...path.slice(1, nesting), name].join(' > '),
        said: inspect(error.cause instanceof Error ? error.cause : error, { depth: 4 }),
      });
    if (nesting > 0) continue;
    // The runner sets the code when an error comes after its test's end; the next file starts without it.
    tell({ kind: 'file', success: passed && !process.exitCode });
    process.exitCode = undefined;
  }
}
