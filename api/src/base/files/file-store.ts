import type { Readable } from 'node:stream';

/** Bytes by key: in the data folder, or in a bucket. Who may read them is not its business. */
export interface FileStore {
  write(key: string, contents: Uint8Array): Promise<void>;
  /** A file of this disk becomes the contents: it is no longer where it was, or need not be. */
  take(key: string, path: string): Promise<void>;
  /** Null when there is nothing of that key. */
  read(key: string): Promise<Buffer | null>;
  /** The same in pieces, for as long as the reader takes: it holds a file open, and no memory. */
  open(key: string): Promise<Readable | null>;
  /** As a file of this disk, for as long as the work takes. Null when there is nothing of that key. */
  at<T>(key: string, use: (path: string) => Promise<T>): Promise<T | null>;
  /** Whichever of them are there. */
  remove(keys: readonly string[]): Promise<void>;
  /** Where something may be put meanwhile; nothing is left there, whatever happens. */
  aside<T>(use: (path: string) => Promise<T>): Promise<T>;
  /** Streams to a file of its own, hands over its path, and leaves nothing behind, whatever happens. */
  receive<T>(source: Readable, use: (path: string) => Promise<T>): Promise<T>;
}

const KEY = /^[A-Za-z0-9_.-]{3,160}$/;

export function assertFileKey(key: string): void {
  if (!KEY.test(key) || key.includes('../..')) throw new Error(`'${key}' is no key of a file`);
}

/** Where a file lies below the folder of files, in the data folder as in a backup. */
export const pathOfKey = (key: string): string => `${key.slice(-2)}/${key}`;
