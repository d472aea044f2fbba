export interface Slice {
  readonly offset: number;
  readonly count: number;
}

/** A slice is built in memory, not streamed; for more rows, request the whole list. */
const COUNT_MAX = 1000;

/** Reads 'l={offset},{count}'; the schema has checked its form. */
export function parseSlice(text: string | undefined): Slice | null {
  if (text === undefined) return null;
  const [offset, count] = text.split(',').map(Number);
  return { offset: offset ?? 0, count: Math.min(count ?? 0, COUNT_MAX) };
}
