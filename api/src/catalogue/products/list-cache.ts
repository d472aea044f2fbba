/** All lists together: a list of 60,000 rows takes about one megabyte, compressed. */
const BYTES_MAX = 16 * 1024 * 1024;
const BYTES_EACH_MAX = 4 * 1024 * 1024;

/** Compressed lists by their ETag; the one that nobody has asked for the longest goes first. */
export interface ListCache {
  get(tag: string): Buffer | undefined;
  put(tag: string, list: Buffer): void;
}

export function createListCache(bytesMax = BYTES_MAX): ListCache {
  const lists = new Map<string, Buffer>();
  let bytes = 0;
  const drop = (tag: string) => {
    bytes -= lists.get(tag)?.length ?? 0;
    lists.delete(tag);
  };
  return {
    get: (tag) => {
      const list = lists.get(tag);
      if (list) {
        lists.delete(tag);
        lists.set(tag, list);
      }
      return list;
    },
    put: (tag, list) => {
      if (list.length > Math.min(BYTES_EACH_MAX, bytesMax)) return;
      drop(tag);
      lists.set(tag, list);
      bytes += list.length;
      for (const oldest of lists.keys()) {
        if (bytes <= bytesMax) break;
        drop(oldest);
      }
    },
  };
}
