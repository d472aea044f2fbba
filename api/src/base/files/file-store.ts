import type { Readable } from 'node:stream';

/** Bytes by key, in the data folder or in a bucket. It does not check who may read them. */
export interface FileStore {
  write(key: string, contents: Uint8Array): Promise<void>;
  /** Stores a local file as the contents; it may be moved away. */
  moveIn(key: string, path: string): Promise<void>;
  /** Null when there is nothing under the key. */
  read(key: string): Promise<Buffer | null>;
  /** The same as a stream, which keeps a file open but little in memory, however slow its reader is. */
  open(key: string): Promise<Readable | null>;
  /** Provides the contents as a local file while the work runs. Null when there is nothing under the key. */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T | null>;
  /** Keys that do not exist are ignored. */
  remove(keys: readonly string[]): Promise<void>;
  /** Provides a path for a temporary file, which is removed after the work in any case. */
  withTemporaryFile<T>(use: (path: string) => Promise<T>): Promise<T>;
  /** Streams to a temporary file and provides its path; the file is removed after the work in any case. */
  receive<T>(source: Readable, use: (path: string) => Promise<T>): Promise<T>;
}

const KEY = /^[A-Za-z0-9_.-]{3,160}$/;

export function assertFileKey(key: string): void {
  if (!KEY.test(key) || key.includes('../..')) throw new Error(`'${key}' is no key of a file`);
}

/** A file's path within the folder of files, in the data folder and in a backup. */
export const pathOfKey = (key: string): string => `${key.slice(-2)}/${key}`;
