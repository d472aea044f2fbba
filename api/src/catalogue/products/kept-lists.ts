import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { BYTES_EACH_MAX, createListCache } from './list-cache.ts';
import type { listFiles, UnfinishedFile } from './list-files.ts';

interface KeptList {
  readonly bytes: number;
  readonly body: Buffer | Readable;
}

/** Receives a list while it is sent. It never fails: what cannot be kept is made anew the next time. */
export interface ListKeeper {
  add(part: Buffer): Promise<void>;
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** Compressed lists by their ETag, which names all that they depend on: short ones in memory, long ones in files. */
export function keptLists(
  files: ReturnType<typeof listFiles>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  inMemoryMax = BYTES_EACH_MAX,
) {
  const inMemory = createListCache();
  return {
    async find(tag: string): Promise<KeptList | undefined> {
      const list = inMemory.get(tag);
      if (list) return { bytes: list.length, body: list };
      const file = await files.find(nameOf(tag));
      return file && { bytes: file.bytes, body: file.stream };
    },
    keeper(tag: string): ListKeeper {
      let parts: Buffer[] = [];
      let bytes = 0;
      let file: UnfinishedFile | undefined;
      let isGivenUp = false;
      const unlessItFails = async (work: () => Promise<void>) => {
        if (isGivenUp) return;
        try {
          await work();
        } catch (error) {
          log.warn({ err: error }, 'a long list could not be kept');
          await giveUp();
        }
      };
      const giveUp = async () => {
        isGivenUp = true;
        parts = [];
        await file?.abandon().catch(() => undefined);
      };
      return {
        add: (part) =>
          unlessItFails(async () => {
            bytes += part.length;
            if (file) return file.write(part);
            parts.push(part);
            if (bytes <= inMemoryMax) return;
            file = await files.begin(nameOf(tag));
            // Its reader may have hung up meanwhile.
            if (isGivenUp) return file.abandon();
            await file.write(Buffer.concat(parts));
            parts = [];
          }),
        finish: () =>
          unlessItFails(async () => {
            if (file) return file.finish();
            inMemory.set(tag, Buffer.concat(parts));
          }),
        abandon: giveUp,
      };
    },
  };
}

/** Of W/"Zm9v": what stands between the quotes, which is good for a file's name. */
const nameOf = (tag: string): string => tag.slice(3, -1);
