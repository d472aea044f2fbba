export interface StoredObject {
  readonly bytes: Buffer;
  /** Identifies exactly these contents; pass it to replace. */
  readonly tag: string;
}

/** Bytes under keys such as 'remotes/remote-faq/1.0.0-a/entry.js', in a folder or in an S3 bucket. */
export interface Objects {
  /** The folder or the bucket, for messages. */
  readonly place: string;
  /** Null when there is nothing under the key. */
  read(key: string): Promise<StoredObject | null>;
  has(key: string): Promise<boolean>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Writes only if the object still has the tag (null: if there is none), and answers whether it did. Of two writers who
   * read the same contents one gets false and has to read again.
   */
  replace(key: string, bytes: Uint8Array, tag: string | null): Promise<boolean>;
  /** All objects whose keys begin with the prefix. */
  list(prefix: string): Promise<{ key: string; modified: Date }[]>;
  remove(keys: string[]): Promise<void>;
}

const KEY = /^[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*(\/[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*)*$/;

/** No part of a key begins with a dot, so that a key cannot lead out of the store. */
export const isKey = (key: string): boolean => key.length <= 512 && KEY.test(key);

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`'${key}' is no key of an object`);
}
