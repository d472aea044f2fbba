export interface Slice {
  readonly offset: number;
  readonly count: number;
}

/** 'l={offset},{count}'; its form is the schema's business. */
export function parseSlice(text: string | undefined): Slice | null {
  if (text === undefined) return null;
  const [offset, count] = text.split(',').map(Number);
  return { offset: offset ?? 0, count: count ?? 0 };
}
