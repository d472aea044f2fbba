import { PINS } from '../catalogue.ts';
import { partsOfWords, searchable } from '../search.ts';
import { isYear } from '../vehicle/vehicle-names.ts';
import { namesakes } from './namesakes.ts';
import { namedModels, type Piece, type UnknownWord, type Walk } from './pieces.ts';
import { isAside, isUnit, writtenAs } from './plain-words.ts';
import { token } from './tokens.ts';

/** What somebody has typed of a year. */
const YEAR_BEGUN = /^(?:1|19\d?|20?\d?)$/;

/** Takes a part of the question for a model that the catalogues do not have; `instead` is what it may be asked with. */
export function pushStranger(walk: Walk, written: string, instead: readonly string[]): void {
  walk.unknown.push({ written, word: '', stands: false });
  walk.pieces.push(strangerOf(written, instead));
}

/** Goes on without these words. */
export function leaveOut(walk: Walk, unknown: UnknownWord): void {
  walk.unknown.push(unknown);
}

/** Goes on without words that were understood: nobody looks for what to make of them. */
export function setAside(walk: Walk, written: string): void {
  walk.aside.push(written);
}

/** No product has the word: what is not in the catalogues is not answered by something else. */
const strangerOf = (written: string, instead: readonly string[]): Piece => ({
  kind: 'stranger',
  tokens: [token.none],
  typed: written,
  shown: written,
  words: [],
  instead,
});

/**
 * Where no model was understood, a word that nobody knows is the model: 'cybertruck attelage' asks for no towbar of another car. Read
 * as it was typed, each word counts.
 */
export function strangersLeft(walk: Walk): Piece[] {
  const { pieces, unknown, exact } = walk;
  const left = unknown.filter(({ word, stands }) => word !== '' && (stands || exact));
  if (exact) return left.map(({ written }) => strangerOf(written, []));
  // Alone they find nothing anyway.
  if (left.length === 0 || pieces.length === 0) return [];
  const isNamed = pieces.some(({ kind }) => kind === 'name' || kind === 'reference');
  if (isNamed && !isEndOfOther(walk)) return [];
  return left
    .filter(({ word }) => !isNamed || /^\p{L}+$/u.test(word))
    .map(({ written, word }) => strangerOf(written, namesakes(walk, word)));
}

/** As they stood in the question: what was told at once comes before what was left over. */
export function inOrderTyped({ unknown }: Walk, strangers: readonly Piece[]): string[] {
  const place = new Map(unknown.map(({ written }, at) => [written, at]));
  return strangers
    .map(({ typed }) => typed)
    .sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
}

/** 'Xsara Picasso': what was read is the end of a name that begins otherwise wherever it is known. */
function isEndOfOther(walk: Walk): boolean {
  const said = new Set(walk.pieces.filter(({ kind }) => kind === 'name').flatMap(({ words }) => words));
  const models = namedModels(walk);
  return (
    models.length > 0 &&
    models.every(({ family }) => {
      const [first = ''] = partsOfWords(family);
      return !said.has(searchable(family)) && !said.has(first);
    })
  );
}

/** Whether a word that nobody knows may be the name of a vehicle. */
export const mayNameVehicle = (word: string): boolean => word.length > 1 && !isAside(word);

/** Goes on without a word that nobody knows, and without the number that belongs to it: 'ioniq 5'. Answers how many words it took. */
export function leaveName(walk: Walk, at: number): number {
  const { parts } = walk;
  const { word = '' } = parts[at] ?? {};
  const { word: number = '' } = parts[at + 1] ?? {};
  const stands = mayNameVehicle(word);
  const isNumbered = stands && /^\d$/.test(number) && !PINS.some((pins) => pins === number);
  const took = isNumbered ? 2 : 1;
  leaveOut(walk, { written: writtenAs(parts.slice(at, at + took)), word, stands });
  return took;
}

/** Said beside the question: 'pas cher', '110 ch'. Alone at the end such a word may still become another. */
export function isSaidAside({ parts }: Walk, at: number): boolean {
  const { word = '' } = parts[at] ?? {};
  const { word: before = '' } = parts[at - 1] ?? {};
  return isAside(word) && (at < parts.length - 1 || isAside(before) || /^\d+$/.test(before));
}

/** The same of a number: '309', and behind a make '5' as well; not of one that may become a year. */
export function mayNumberVehicle({ parts, pieces, thisYear }: Walk, at: number): boolean {
  const { word: number = '' } = parts[at] ?? {};
  if (isUnit(parts[at + 1]?.word ?? '') || isYear(number, thisYear)) return false;
  if (at === parts.length - 1 && YEAR_BEGUN.test(number)) return false;
  return number.length > 2 || pieces.at(-1)?.kind === 'make';
}
