import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

/** Contents in a file that the store may move: uploads are never whole in the server's memory. */
export interface FileContents {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

export type Contents = Uint8Array | FileContents;

export async function contentsOf(path: string): Promise<FileContents> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
    }
  });
  return { path, sha256: hash.digest('hex'), bytes };
}

export function described(contents: Contents): { sha256: string; bytes: number } {
  if (isFile(contents)) return { sha256: contents.sha256, bytes: contents.bytes };
  return { sha256: createHash('sha256').update(contents).digest('hex'), bytes: contents.length };
}

export const putContents = (files: FileStore, key: string, contents: Contents): Promise<void> =>
  isFile(contents) ? files.moveIn(key, contents.path) : files.write(key, contents);

const isFile = (contents: Contents): contents is FileContents => 'path' in contents;
