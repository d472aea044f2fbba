import { Socket } from 'node:net';

/**
 * The connection from a process that runs test files to the process that started it. Node's own IPC channel is not used,
 * because the code under test sends messages to its parent when it finds that channel. Half open, because the runner
 * still reports problems after the parent has sent the last file and closed its side.
 */
export const parentSocket = new Socket({ fd: 3, allowHalfOpen: true });

/** Each message is one line of JSON. */
export type TestMessage =
  | { kind: 'test'; result: 'passed' | 'failed' }
  | { kind: 'skipped'; name: string }
  | { kind: 'failure'; name: string; error: string }
  /** A problem that the runner found later, such as an error of a test that had already ended. */
  | { kind: 'remark'; text: string }
  | { kind: 'file'; success: boolean };

export function sendToParent(message: TestMessage): void {
  parentSocket.write(`${JSON.stringify(message)}\n`);
}
