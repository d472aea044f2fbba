import { LRUCache } from 'lru-cache';

/** For all lists together. A list of 60,000 rows takes about three megabytes, compressed. */
const BYTES_MAX = 16 * 1024 * 1024;
/** Longer ones are kept in files. */
export const BYTES_EACH_MAX = 4 * 1024 * 1024;

/** Compressed lists by their ETag. The least recently used one is evicted first. */
export const createListCache = (bytesMax = BYTES_MAX) =>
  new LRUCache<string, Buffer>({
    maxSize: bytesMax,
    maxEntrySize: Math.min(BYTES_EACH_MAX, bytesMax),
    sizeCalculation: (list) => list.length,
  });
