import type { Piece, Walk } from './pieces.ts';
import { writtenAs } from './plain-words.ts';
import { token } from './tokens.ts';

const EAN_DIGITS = 13;
/** Years and models have fewer. */
const GROUP_DIGITS = 6;

/** '3 701220 009596', as a label has it. */
export function readEanInGroups({ parts, pieces }: Walk, at: number): number {
  const own: typeof parts = [];
  const digits = () => own.map(({ word }) => word).join('');
  for (const part of parts.slice(at)) {
    if (!/^\d+$/.test(part.word) || digits().length >= EAN_DIGITS) break;
    own.push(part);
  }
  const isGrouped = own.length > 1 && own.some(({ word }) => word.length >= GROUP_DIGITS);
  if (!isGrouped || digits().length !== EAN_DIGITS) return 0;
  pieces.push({
    kind: 'reference',
    tokens: [token.reference(digits())],
    typed: writtenAs(own),
    shown: digits(),
    words: [],
  });
  return own.length;
}

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
