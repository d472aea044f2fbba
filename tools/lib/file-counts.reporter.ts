// A reporter for node --test: one line of JSON for each test file that ran to its end.
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';

/** The type of the counts lags behind what the runner says: it counts the failed ones too. */
export interface FileCounts {
  file: string;
  success: boolean;
  duration_ms: number;
  counts: EventData.TestSummary['counts'] & { failed: number };
}

export default async function* fileCounts(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events)
    if (event.type === 'test:summary' && event.data.file) yield `${JSON.stringify(event.data)}\n`;
}
