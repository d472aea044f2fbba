// A reporter for node --test: one line of JSON for each test file, what it counted, or why it ended outside its tests.
import { relative } from 'node:path';
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { root } from './workspaces.ts';

/** The type of the counts lags behind what the runner says: it counts the failed ones too. */
export interface FileCounts {
  file: string;
  success: boolean;
  duration_ms: number;
  counts: EventData.TestSummary['counts'] & { failed: number };
}

/** A file whose process failed before its tests or after them, of which the dots say only that it did. */
export interface BrokenFile {
  broken: string;
  said: string;
}

export default async function* fileCounts(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const said = new Map<string, string>();
  for await (const { type, data } of events) {
    if (type === 'test:summary' && data.file) yield `${JSON.stringify(data)}\n`;
    if (type === 'test:stderr' && data.file) {
      const file = relative(root, data.file);
      said.set(file, (said.get(file) ?? '') + data.message);
    }
    // The runner reports such a file as a test of the file's name.
    const last = type === 'test:fail' ? said.get(relative(root, data.name)) : undefined;
    if (type === 'test:fail' && last)
      yield `${JSON.stringify({ broken: data.name, said: last } satisfies BrokenFile)}\n`;
  }
}
