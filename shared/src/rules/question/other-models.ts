import { PINS } from '../catalogue.ts';
import { partsOfWords, searchable } from '../search.ts';
import { isYear } from '../vehicle/vehicle-names.ts';
import type { KnownModel } from './lexicon.ts';
import { namesakes } from './namesakes.ts';
import { asGeneration } from './numbers.ts';
import { namedModels, type Piece, type Walk } from './pieces.ts';
import { isFiller, isPinWord, type Part, writtenAs } from './plain-words.ts';
import { leaveOut, pushStranger } from './strangers.ts';

/** 'ID3', 'X9': a model may be called so, whether or not the catalogues have it. */
const DESIGNATION = /^(\p{L}{1,5})(\d{1,4})$/u;
const LETTERS = /^\p{L}{1,5}$/u;
const NUMBER = /^\d{1,4}$/;
const NAME_PARTS_MAX = 3;
/** Counts generations: 'Corsa D'. An X is a model of its own, or says nothing: 'C5 X', 'Mokka X'. */
const COUNTING_LETTER = /^[A-HJ-W]$/;

/**
 * A name that differs from a known one in its number or in one letter before it is another model, never a slip: ID.3 is no ID.4, an
 * e-208 no 208. Answers how many words it took.
 */
export function readOtherModel(walk: Walk, at: number): number {
  return readPrefixed(walk, at) || readNumbered(walk, at);
}

/** 'id.3', 'x9', 'mazda 5', 'série 7' */
function readNumbered(walk: Walk, at: number): number {
  const { parts, lexicon, pieces } = walk;
  const { word = '' } = parts[at] ?? {};
  const next = parts[at + 1];
  const isWhole = DESIGNATION.test(word);
  if (!isWhole && !(LETTERS.test(word) && next && NUMBER.test(next.word) && isNumberOfName(walk, at)))
    return 0;
  const name = isWhole ? word : `${word}${next?.word}`;
  const own = parts.slice(at, at + (isWhole ? 1 : 2));
  const letters = name.replace(/\d+$/, '');
  if (lexicon.words.has(name) || lexicon.series.has(letters) || asGeneration(name) > 0) return 0;
  const instead = namesakes(walk, name);
  if (instead.length > 0) {
    pushStranger(walk, writtenAs(own), instead);
    return own.length;
  }
  const isNamed = pieces.some(({ kind }) => kind === 'name');
  if (isWhole || letters.length > 1 || isNamed) return 0;
  leaveOut(walk, { written: writtenAs(own), word: name, stands: true });
  return own.length;
}

/** Whether the number behind the letters belongs to them: neither a year, nor pins, nor the number of something else. */
function isNumberOfName({ parts, lexicon, pieces, thisYear }: Walk, at: number): boolean {
  const { word = '' } = parts[at] ?? {};
  const { word: number = '', glue } = parts[at + 1] ?? {};
  const mayBePins = PINS.some((pins) => pins === number);
  const isMake = lexicon.words.get(word)?.kind === 'make';
  if (isYear(number, thisYear) || (mayBePins && (isMake || isPinWord(parts[at + 2]?.word ?? ''))))
    return false;
  if (word.length > 1) return true;
  const isBehindMake = pieces.at(-1)?.kind === 'make';
  const isNamed = pieces.some(({ kind }) => kind === 'name');
  return !isNamed && (isBehindMake || (glue !== undefined && !isFiller(word)));
}

/** 'e-208', 'e 208', 'e208', 'ë-C4' */
function readPrefixed(walk: Walk, at: number): number {
  const { parts, lexicon, pieces } = walk;
  const { word = '', written = '' } = parts[at] ?? {};
  const isName = (name: string) => lexicon.words.get(name)?.kind === 'name';
  if (word.length > 2 && word.startsWith('E') && !lexicon.words.has(word) && isName(word.slice(1))) {
    pushStranger(walk, written, [lexicon.words.get(word.slice(1))?.written ?? '']);
    return 1;
  }
  if (word.length > 1 || !LETTERS.test(word) || isFiller(word) || pieces.some(({ kind }) => kind === 'name'))
    return 0;
  for (let took = Math.min(NAME_PARTS_MAX, parts.length - at - 1); took > 0; took -= 1) {
    const own = parts.slice(at + 1, at + 1 + took);
    const name = own.map((part) => part.word).join('');
    // 'E W212' is how people call a Classe E.
    if (
      name.length < 2 ||
      !isName(name) ||
      lexicon.models.some(({ words }) => words.has(word) && words.has(name))
    )
      continue;
    pushStranger(walk, writtenAs(parts.slice(at, at + 1 + took)), [lexicon.words.get(name)?.written ?? '']);
    return 1 + took;
  }
  return 0;
}

/** 'Classe S', 'Corsa B', '500e', 'C4 X': a letter behind a name by which such models are told apart, and which none of them has. */
export function readOtherLetter(walk: Walk, part: Part): boolean {
  const { lexicon, pieces } = walk;
  const name = pieces.at(-1);
  if (name?.kind !== 'name' || isFiller(part.word)) return false;
  const models = namedModels(walk);
  const makes = new Set(models.map(({ marque }) => marque));
  const isGlued = part.glue !== undefined && /\d$/.test(name.typed);
  // Behind 'Corsa D' or 'W204' a letter begins another word.
  const isFirst = models.some(({ modele }) => name.words.includes(searchable(modele.split(/\s/)[0] ?? '')));
  const isCounted =
    isFirst && COUNTING_LETTER.test(part.word) && models.some((model) => lettersOf(model).length > 0);
  const isOfMake = lexicon.models.some(
    (model) => makes.has(model.marque) && lettersOf(model).includes(part.word),
  );
  if (!isGlued && !isCounted && !(isOfMake && models.length > 0)) return false;
  pieces.pop();
  pushStranger(walk, `${name.typed}${part.glue ?? ' '}${part.written}`, [name.typed]);
  return true;
}

const lettersOf = ({ modele }: KnownModel): string[] =>
  modele
    .split(/\s+/)
    .slice(1)
    .map(searchable)
    .filter((word) => /^[A-HJ-UW-Z]$/.test(word));

/** 'Range Rover Velar', 'ID. Buzz': behind the beginning of a name that goes on otherwise wherever it is known. */
export function isBeginningOfOther(walk: Walk): boolean {
  const { pieces } = walk;
  if (!isOfVehicle(pieces.at(-1))) return false;
  // 'Rover' is a make and part of a name.
  const said = new Set(pieces.filter(isOfVehicle).flatMap(({ words }) => words));
  const models = namedModels(walk);
  return (
    models.length > 0 &&
    models.every(({ family, modele }) => {
      const [first = '', ...rest] = partsOfWords(family);
      const isWhole = said.has(searchable(family)) || said.has(searchable(modele));
      return !isWhole && said.has(first) && rest.some((word) => !said.has(word));
    })
  );
}

const isOfVehicle = (piece: Piece | undefined): boolean => piece?.kind === 'name' || piece?.kind === 'make';
