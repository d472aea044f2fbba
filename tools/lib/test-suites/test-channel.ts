import { Socket } from 'node:net';

/**
 * Between a process that runs test files and the one that started it. Not Node's own channel of messages: the code
 * under test speaks to its parent where it finds one. Half open: what the runner says last comes after the last file.
 */
export const above = new Socket({ fd: 3, allowHalfOpen: true });

/** One line of JSON each. */
export type Told =
  | { kind: 'test'; result: 'passed' | 'failed' | 'skipped' }
  | { kind: 'failure'; name: string; said: string }
  /** What the runner found after the fact, such as an error of a test that had ended. */
  | { kind: 'remark'; text: string }
  | { kind: 'file'; success: boolean };

export function tell(told: Told): void {
  above.write(`${JSON.stringify(told)}\n`);
}
