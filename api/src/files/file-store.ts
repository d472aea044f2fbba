import type { Readable } from 'node:stream';

/** Bytes by key: in the data folder, or in a bucket. Who may read them is not its business. */
export interface FileStore {
  write(key: string, contents: Uint8Array): Promise<void>;
  /** Null when there is nothing of that key. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** Streams to a file of its own, hands over its path, and leaves nothing behind, whatever happens. */
  receive<T>(source: Readable, use: (path: string) => Promise<T>): Promise<T>;
}

const KEY = /^[A-Za-z0-9_.-]{3,160}$/;

export function assertFileKey(key: string): void {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`'${key}' is no key of a file`);
}

/** Where a file lies below the folder of files, in the data folder as in a backup. */
export const pathOfKey = (key: string): string => `${key.slice(-2)}/${key}`;
