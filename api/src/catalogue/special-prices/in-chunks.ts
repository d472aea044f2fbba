/** Both databases limit the values of one statement, and other requests can run between two. */
const CHUNK = 500;

export function inChunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, index) =>
    list.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
