import { searchable } from '../search.ts';
import { beginningWith, type KnownModel, numberedLike } from './lexicon.ts';
import { modelsTold, type Walk } from './pieces.ts';

const OFFERED_MAX = 2;
const BEGINNINGS_MAX = 40;

/**
 * The known names nearest to one that nobody knows: those that begin so ('i3' and i30), then those that differ in their number alone, of
 * the makes and names that were read so far.
 */
export function namesakes(walk: Walk, name: string): string[] {
  const { lexicon, pieces } = walk;
  const told = pieces.filter(({ kind }) => kind === 'make' || kind === 'name');
  const models = told.length > 0 ? modelsTold(walk, told) : lexicon.models;
  const said = new Set(told.flatMap(({ words }) => words));
  const isTold = (word: string) => !said.has(word) && models.some(({ words }) => words.has(word));
  const begun = beginningWith(lexicon, name, BEGINNINGS_MAX).filter((word) => isLongerNumber(word, name));
  const isNamed = told.some(({ kind }) => kind === 'name');
  const alike = nearestFirst(lexicon.numbered.get(numberedLike(name)) ?? [], name, models, isNamed);
  const found = [...begun, ...alike].filter(isTold).slice(0, OFFERED_MAX);
  if (found.length > 0) return found.map((word) => lexicon.words.get(word)?.written ?? word);
  // 'bmw 3' is near to the Série 3.
  if (told.length === 0 || !/^\d{1,2}$/.test(name)) return [];
  const families = models.filter(({ words }) => words.has(name)).map(({ family }) => family);
  return [...new Set(families)].slice(0, OFFERED_MAX);
}

/** 'i30' begins with 'i3', and is another. */
export const isLongerNumber = (word: string, name: string): boolean =>
  /\d$/.test(name) && /^\d/.test(word.slice(name.length));

/**
 * Names of models before codes of their generations: a C5 sooner than an A6 C8. Codes only of a model that was named: what a maker counts
 * its generations by makes no car alike another, and F48, an X1, is not near to F56, a Mini.
 */
function nearestFirst(
  words: readonly string[],
  name: string,
  models: readonly KnownModel[],
  withCodes: boolean,
): string[] {
  const firsts = new Set(models.map(({ modele }) => searchable(modele.split(/\s/)[0] ?? '')));
  const families = new Set(models.map(({ family }) => searchable(family)));
  const near = withCodes ? words : words.filter((word) => firsts.has(word) || families.has(word));
  const place = (word: string) =>
    (firsts.has(word) ? 0 : 100_000) +
    10_000 * digitsApart(word, name) +
    Math.abs(numberIn(word) - numberIn(name));
  return near.toSorted((one, other) => place(one) - place(other));
}

const numberIn = (word: string): number => Number(/\d+$/.exec(word)?.[0] ?? 0);

/** In how many places two names of one length differ. */
export const digitsApart = (one: string, other: string): number =>
  [...one].filter((sign, at) => sign !== other[at]).length;
