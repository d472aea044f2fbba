import { searchable } from '../search.ts';
import { MAKES } from '../vehicle/vehicle-names.ts';
import type { Walk } from './pieces.ts';

const NUMERALS: readonly string[] = [
  'UN',
  'DEUX',
  'TROIS',
  'QUATRE',
  'CINQ',
  'SIX',
  'SEPT',
  'HUIT',
  'NEUF',
  'DIX',
];
/** 'Un' is an article and 'neuf' is new: numbers only where there is such a model. */
const OTHERWISE: readonly string[] = ['UN', 'NEUF'];

/** 'golf sept', 'série trois', 'deux vélos': where the word at this place is a number, it stands there in digits afterwards. */
export function putDigits({ parts, lexicon, exact }: Walk, at: number): void {
  const { word = '' } = parts[at] ?? {};
  const number = NUMERALS.indexOf(word) + 1;
  if (exact || number === 0) return;
  const digits = String(number);
  const { word: before = '' } = parts[at - 1] ?? {};
  const { word: after = '' } = parts[at + 1] ?? {};
  const named = searchable(MAKES[before] ?? before);
  const isBehindName = ['make', 'name'].includes(lexicon.words.get(named)?.kind ?? '');
  const isThere = () =>
    lexicon.models.some(
      ({ words, generation }) =>
        words.has(named) && (generation === number || words.has(`${named}${digits}`)),
    );
  const isNumber = isBehindName && (!OTHERWISE.includes(word) || isThere());
  if (isNumber || lexicon.words.has(`${digits}${after}`))
    parts.splice(at, 1, { ...parts[at], written: digits, word: digits });
}
