/** Pairs and threes of letters. What is meant has all those of one of these lists. */
export type Letters = readonly (readonly string[])[];

/** Threes alone where there are any: they contain the pairs. None of a single letter. */
export function piecesOf(text: string): string[] {
  const letters = Array.from(text);
  if (letters.length === 2) return [text];
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
}

/** As an FTS5 table is asked. */
export const havingAll = (letters: Letters): string =>
  letters.map((list) => `(${list.map(quoted).join(' AND ')})`).join(' OR ');

const quoted = (piece: string) => `"${piece.replaceAll('"', '""')}"`;
