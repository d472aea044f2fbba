import type { Piece } from './pieces.ts';

/** Several references are several products: each of them is asked for, not one that has them all. */
export function oneOfReferences(pieces: readonly Piece[]): Piece[] {
  const named = pieces.filter(isReference);
  const [first] = named;
  if (!first || named.length === 1) return [...pieces];
  const all: Piece = {
    kind: 'reference',
    tokens: named.flatMap(({ tokens }) => tokens),
    typed: named.map(({ typed }) => typed).join(' '),
    shown: named.map(({ shown }) => shown).join(', '),
    words: [],
  };
  return pieces.flatMap((piece) => (piece === first ? all : isReference(piece) ? [] : piece));
}

const isReference = ({ kind }: Piece): boolean => kind === 'reference';
