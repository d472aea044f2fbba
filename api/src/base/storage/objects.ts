export interface StoredObject {
  readonly bytes: Buffer;
  /** Stands for exactly these contents: hand it to replace. */
  readonly tag: string;
}

/** Bytes under keys such as 'remotes/remote-faq/1.0.0-a/entry.js': in a folder, or in a bucket that speaks S3. */
export interface Objects {
  /** For people: where it is. */
  readonly place: string;
  /** Null when there is nothing of that key. */
  read(key: string): Promise<StoredObject | null>;
  has(key: string): Promise<boolean>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Writes only while the object is still what the tag stands for (null: while there is none), and answers whether it
   * did: of two writers who read the same, one is told to read again.
   */
  replace(key: string, bytes: Uint8Array, tag: string | null): Promise<boolean>;
  /** Everything whose key begins with the prefix. */
  list(prefix: string): Promise<{ key: string; modified: Date }[]>;
  remove(keys: string[]): Promise<void>;
}

const KEY = /^[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*(\/[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*)*$/;

/** No part of a key begins with a dot: a key never leads out of its place. */
export const isKey = (key: string): boolean => key.length <= 512 && KEY.test(key);

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`'${key}' is no key of an object`);
}
