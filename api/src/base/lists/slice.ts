export interface Slice {
  readonly offset: number;
  readonly count: number;
}

/** Made at once, and not streamed: whoever wants more asks for the whole list. */
const COUNT_MAX = 1000;

/** 'l={offset},{count}'; its form is the schema's business. */
export function parseSlice(text: string | undefined): Slice | null {
  if (text === undefined) return null;
  const [offset, count] = text.split(',').map(Number);
  return { offset: offset ?? 0, count: Math.min(count ?? 0, COUNT_MAX) };
}
