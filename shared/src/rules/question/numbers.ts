import { PINS } from '../catalogue.ts';
import { searchable } from '../search.ts';
import { ESTATES, isYear, ROMAN } from '../vehicle/vehicle-names.ts';
import { digitsApart, namesakes } from './namesakes.ts';
import { modelsTold, namedModels, type Walk } from './pieces.ts';
import { isPinWord, SOCKET_WORDS, writtenAs } from './plain-words.ts';
import { leaveOut, mayNumberVehicle, pushStranger } from './strangers.ts';
import { token } from './tokens.ts';
import { pushYears } from './years.ts';

const SHORT_PIECE = /^(?:MK|GEN)(\d)$/;
const REFERENCE_DIGITS = 3;
const EAN_DIGITS = 7;
/** As the catalogues call estates. */
const BREAK = 'BREAK';

/** Reads a number at this place: pins, a generation, a year, a model, a reference. Answers how many words it took. */
export function readNumber(walk: Walk, at: number): number {
  const { parts, lexicon, pieces, thisYear } = walk;
  const { word: number = '', written = '' } = parts[at] ?? {};
  const after = parts[at + 1]?.word ?? '';
  const before = parts[at - 1]?.word ?? '';
  if (isEngine(walk, at)) {
    leaveOut(walk, { written: writtenAs(parts.slice(at, at + 2)), word: number, stands: false });
    return 2;
  }
  const mayBePins = PINS.some((pins) => pins === number);
  if (mayBePins && isPinWord(after)) return readPins(walk, number, 2);
  if (mayBePins && SOCKET_WORDS.includes(before)) return readPins(walk, number, 1);
  if (readGeneration(walk, Number(number), pieces.at(-1)?.kind === 'name' || !mayBePins)) return 1;
  if (mayBePins && parts.length > 1) return readPins(walk, number, 1);
  const name = lexicon.words.get(number);
  if (isYear(number, thisYear) && !(name?.kind === 'name' && isName(walk, at))) return pushYears(walk, at);
  if (name?.kind === 'name') {
    pieces.push({
      kind: 'name',
      tokens: [token.word(number)],
      typed: number,
      shown: name.written,
      words: [number],
    });
    return 1;
  }
  if (mayBePins && !walk.otherWay) {
    walk.ambiguous = true;
    return readPins(walk, number, 1);
  }
  const isLong = number.length >= EAN_DIGITS || (number.startsWith('0') && number.length > REFERENCE_DIGITS);
  const short = number.length >= EAN_DIGITS ? number : number.replace(/^0+/, '');
  if (short && (parts.length === 1 || isLong))
    pieces.push({
      kind: 'reference',
      tokens: [token.reference(short)],
      typed: written,
      shown: written,
      words: [],
      // A number alone may be anything: only a name that differs from it in one digit was meant.
      instead: namesakes(walk, number).filter((name) => digitsApart(name, number) === 1),
    });
  else leaveNumber(walk, at);
  return 1;
}

/** 'Land Cruiser 200' is no Land Cruiser 150. */
function leaveNumber(walk: Walk, at: number): void {
  const { word: number = '', written = '' } = walk.parts[at] ?? {};
  if (readEstate(walk, at)) return;
  const instead = walk.pieces.at(-1)?.kind === 'name' ? namesakes(walk, number) : [];
  if (instead.length > 0) pushStranger(walk, written, instead);
  else leaveOut(walk, { written, word: number, stands: mayNumberVehicle(walk, at) });
}

/** '3 touring': the body says which family the number belongs to, where one alone has such an estate. */
function readEstate({ parts, lexicon, pieces }: Walk, at: number): boolean {
  const { word: number = '' } = parts[at] ?? {};
  const { word: body = '' } = parts[at + 1] ?? {};
  if (body !== BREAK && !ESTATES.includes(body)) return false;
  const makes = pieces.filter(({ kind }) => kind === 'make');
  const estates = modelsTold({ lexicon }, makes).filter(({ words }) => words.has(BREAK));
  const families = new Set(
    estates.map(({ family }) => family).filter((family) => family.endsWith(` ${number}`)),
  );
  const [family] = families;
  const known = family === undefined ? undefined : lexicon.words.get(searchable(family));
  if (!known || families.size > 1) return false;
  const { word, written: shown } = known;
  pieces.push({ kind: 'name', tokens: [token.word(word)], typed: shown, shown, words: [word] });
  return true;
}

/** '1.6', '2,0': litres, and no generation. 'Golf 7.5' is a Golf VII. */
function isEngine({ parts }: Walk, at: number): boolean {
  const after = parts[at + 1];
  return (
    /^[0-6]$/.test(parts[at]?.word ?? '') &&
    /^\d$/.test(after?.word ?? '') &&
    /^[.,]$/.test(after?.glue ?? '')
  );
}

function readPins({ pieces }: Walk, pins: string, took: number): number {
  const shown = `${pins} broches`;
  pieces.push({ kind: 'pins', tokens: [token.pins(pins)], typed: shown, shown, words: [pins] });
  return took;
}

/** A name that is a year too ('2008') is the year when something else names the model. */
function isName(walk: Walk, at: number): boolean {
  const { parts, lexicon, pieces, thisYear } = walk;
  const others = parts.filter(({ word }, other) => other !== at && word.length > 1 && word !== 'BREAK');
  const othersName = others.some(
    ({ word }) => lexicon.words.get(word)?.kind === 'name' && !isYear(word, thisYear),
  );
  const isNamed = othersName || pieces.some(({ kind }) => kind === 'name');
  // 'peugeot 2008 2008' says both.
  if (others.some(({ word }) => word === parts[at]?.word)) return !isNamed;
  walk.ambiguous = true;
  return walk.otherWay ? isNamed : !isNamed;
}

/** 'iv', '4' and 'mk4' after the name of a model that has a fourth generation. */
export function readGeneration(walk: Walk, number: number, isNear = true): boolean {
  const { pieces } = walk;
  if (!isNear || number < 1 || number > ROMAN.length || pieces.some(({ kind }) => kind === 'generation'))
    return false;
  const known = new Set(namedModels(walk).map(({ generation }) => generation));
  const isPins = PINS.some((pins) => Number(pins) === number);
  // 'golf 5' asks for the fifth also where only others have parts: the others are not what was asked for.
  const isCounted =
    pieces.at(-1)?.kind === 'name' && !isPins && [...known].some((generation) => generation > 0);
  if (!known.has(number) && !isCounted) return false;
  const shown = ROMAN[number - 1] ?? '';
  pieces.push({ kind: 'generation', tokens: [token.generation(number)], typed: shown, shown, words: [] });
  return true;
}

/** The generation that the word is, in any writing; 0 for another word. */
export function asGeneration(word: string): number {
  const [, digit] = SHORT_PIECE.exec(word) ?? [];
  return digit ? Number(digit) : ROMAN.indexOf(word) + 1;
}
