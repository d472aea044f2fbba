import { isYear } from '../vehicle/vehicle-names.ts';
import type { Piece, Walk } from './pieces.ts';
import { isPinWord, type Part, writtenAs } from './plain-words.ts';
import { setAside } from './strangers.ts';
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

const DIGITS = /^\d+$/;
/** '00' of 'FA 00 012': a number has not begun yet. */
const ZEROS = /^0+$/;
/** 'x3' and '3x' */
const COUNTED = /^(?:X\d{1,4}|\d{1,4}X)$/;
const NUMBER_OF_PIECES = /^[1-9]\d{0,3}$/;
const FOREIGN_SERIES = /^\p{L}{2,4}$/u;
const FOREIGN_NUMBER = /^0\d{3,}$/;

/** 'fa 59', 'FA-00.059'; also 'ZZ-00001', which begins as no reference does: its number alone is another. */
export function readReference({ parts, lexicon, pieces }: Walk, at: number): number {
  const { word: series = '' } = parts[at] ?? {};
  const [, next] = parts.slice(at);
  const isForeign =
    FOREIGN_SERIES.test(series) &&
    next?.glue === '-' &&
    FOREIGN_NUMBER.test(next.word) &&
    !lexicon.words.has(series);
  if (!isForeign && !lexicon.series.has(series)) return 0;
  let end = at + 1;
  while (isOfNumber(parts, at + 1, end)) end += 1;
  const own = parts.slice(at, end);
  const digits = own.slice(1).map(({ word }) => word);
  const number = digits.join('').replace(/^0+/, '');
  if (!number) return 0;
  const shown = own.map(({ word }) => word).join('');
  pieces.push({
    kind: 'reference',
    tokens: [token.reference(`${series}${number}`)],
    typed: writtenAs(own),
    shown,
    words: [],
    ...(isForeign && { instead: [digits.join('')] }),
  });
  return own.length;
}

/** Behind a blank the number goes on only where it has not begun: of 'FA-00012 100' the second is a number of pieces. */
function isOfNumber(parts: readonly Part[], first: number, at: number): boolean {
  const part = parts[at];
  if (!part || !DIGITS.test(part.word)) return false;
  return (
    at === first || part.glue !== undefined || parts.slice(first, at).every(({ word }) => ZEROS.test(word))
  );
}

/** Behind a reference: 'FA-00012 (x3)', 'FA-00012 x 3', 'FA-00012 100'. How many are wanted is asked elsewhere. */
export function readPieces(walk: Walk, at: number): number {
  const { parts, pieces, lexicon, thisYear, exact } = walk;
  if (exact || pieces.at(-1)?.kind !== 'reference') return 0;
  const [{ word = '' } = {}, { word: after = '' } = {}] = parts.slice(at);
  const isApart = (word === 'X' && DIGITS.test(after)) || (DIGITS.test(word) && after === 'X');
  const isName = lexicon.words.get(word)?.kind === 'name' && DIGITS.test(word);
  const isOne = COUNTED.test(word) || (NUMBER_OF_PIECES.test(word) && !isName && !isYear(word, thisYear));
  // 'AT-208 13 broches'
  if ((!isApart && !isOne) || isPinWord(after)) return 0;
  const took = isApart ? 2 : 1;
  setAside(walk, writtenAs(parts.slice(at, at + took)));
  return took;
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
    each: named,
  };
  return pieces.flatMap((piece) => (piece === first ? all : isReference(piece) ? [] : piece));
}

const isReference = ({ kind }: Piece): boolean => kind === 'reference';
