import { partsOfWords, searchable } from '../search.ts';
import { mayBeOf } from './fit.ts';
import { modelFamily } from './model-family.ts';
import { withoutPins } from './pins-in-words.ts';
import type { VehicleModel } from './vehicle-facts.ts';
import type { NamedVehicle } from './vehicle-key.ts';
import { ESTATES, isYear, MAKES, PAIRS, ROMAN } from './vehicle-names.ts';

interface WordsReading {
  marque?: string;
  year?: number;
  /** What may name the model: neither make nor year, numerals as digits. */
  rest: string[];
}

/** '2.0', '1,6': of the motor. */
const CAPACITY = /(?<![\d.,])\d[.,]\d(?![\d.,])/g;
const NOTHING: WordsReading = { rest: [] };

/** Every way in which the words may be meant, the likeliest first: 2008 is a year and a Peugeot. */
function readingsOf(text: string, thisYear: number): readonly WordsReading[] {
  const joined = PAIRS.reduce((words, pair) => words.replace(pair, (found) => searchable(found)), text);
  const words = partsOfWords(joined);
  const marque = words.map((word) => MAKES[word]).find(Boolean);
  const others = words.filter((word) => !MAKES[word]);
  const years = others.filter((word) => isYear(word, thisYear));
  const year = years.at(-1);
  const whole = { ...(marque && { marque }), rest: others.map(asWritten) };
  if (!year) return [whole];
  const without = others.toSpliced(others.lastIndexOf(year), 1).map(asWritten);
  const dated = { ...(marque && { marque }), year: Number(year), rest: without };
  return without.length > 0 ? [dated, whole] : [whole, dated];
}

/** 'VII' and '7' are one generation, 'SW' and 'Break' one body. */
function asWritten(word: string): string {
  const numeral = ROMAN.indexOf(word);
  if (numeral >= 0) return String(numeral + 1);
  return ESTATES.includes(word) ? 'BREAK' : word;
}

/** What words say of the make and the year by themselves. */
export function knownInWords(text: string, thisYear: number): { marque?: string; year?: number } {
  const { marque, year } = readingsOf(text, thisYear)[0] ?? NOTHING;
  return { ...(marque && { marque }), ...(year && { year }) };
}

/** A year or a generation that no model of the name has. */
interface MissingModel {
  name: string;
  year?: string;
  generation?: string;
}

interface NamedModels<T> {
  models: T[];
  /** 0 when the words say none, or one that cannot be. */
  year: number;
  /** Then the models are all of the name, none of which is quite meant. */
  missing?: MissingModel;
}

/** The models that the words may mean, those without a body that nobody named first. */
export function modelsInWords<T extends VehicleModel>(
  text: string,
  models: readonly T[],
  thisYear: number,
): NamedModels<T> {
  const readings = readingsOf(withoutPins(text).replace(CAPACITY, ' '), thisYear);
  for (const reading of [...readings, ...readings.map((one) => withoutExtras(one, models))]) {
    if (reading.rest.length === 0) continue;
    const named = models.filter((model) => isNamed(model, reading));
    if (named.length === 0) continue;
    const { year = 0 } = reading;
    const wrongYear = yearOfNone(readings[0], reading, named);
    if (wrongYear) return notOfThatYear(wrongYear, reading, named, models);
    const built = named.filter(({ from, to }) => from <= year && year <= to);
    const chosen = year && built.length > 0 ? built : named;
    return { models: chosen.toSorted((one, other) => unasked(one, reading) - unasked(other, reading)), year };
  }
  return anotherGeneration(readings, models) ?? { models: [], year: 0 };
}

const YEAR = /^(?:19|20)\d\d$/;
const GENERATION = /^\d{1,2}$/;

/** The year when none of these was built, or one that the calendar does not know yet: then it was left aside as a word that no model has. */
function yearOfNone(
  first: WordsReading | undefined,
  { year, rest }: WordsReading,
  named: readonly VehicleModel[],
): string | undefined {
  if (year) return named.some((model) => mayBeOf(year, model)) ? undefined : String(year);
  return first?.rest.find((word) => YEAR.test(word) && !rest.includes(word));
}

/** 'Clio 4 2025': the others of its name that were built then, else those that were named. */
function notOfThatYear<T extends VehicleModel>(
  year: string,
  { rest }: WordsReading,
  named: readonly T[],
  models: readonly T[],
): NamedModels<T> {
  const saysGeneration = rest.some((word) => GENERATION.test(word));
  const name = (saysGeneration && shortestOf(named.map(({ modele }) => modele))) || nameOf(named);
  const family = new Set(named.map(({ modele }) => modelFamily(modele)));
  const others = models.filter(
    (model) =>
      family.has(modelFamily(model.modele)) && model.from <= Number(year) && Number(year) <= model.to,
  );
  const missing = { name, year };
  return others.length > 0
    ? { models: others, year: Number(year), missing }
    : { models: [...named], year: 0, missing };
}

/** 'Clio 2', where only later ones are known. */
function anotherGeneration<T extends VehicleModel>(
  readings: readonly WordsReading[],
  models: readonly T[],
): NamedModels<T> | undefined {
  for (const reading of readings.map((one) => withoutExtras(one, models))) {
    const generation = reading.rest.find((word) => GENERATION.test(word));
    const rest = reading.rest.filter((word) => word !== generation);
    const named = models.filter((model) => isNamed(model, { ...reading, rest }));
    if (generation && rest.length > 0 && named.length > 0)
      return { models: named, year: 0, missing: { name: nameOf(named), generation } };
  }
  return undefined;
}

/** What these are called in common: that of the shortest. */
const nameOf = (named: readonly VehicleModel[]): string =>
  shortestOf(named.map(({ modele }) => modelFamily(modele)));

const shortestOf = (names: readonly string[]): string =>
  names.toSorted((one, other) => one.length - other.length)[0] ?? '';

/** Words that no such model has say something else of the car ('diesel', 'hdi'); a generation that none has is no such word. */
function withoutExtras(reading: WordsReading, models: readonly VehicleModel[]): WordsReading {
  const ofMake = models.filter(
    ({ marque }) => !reading.marque || searchable(marque) === searchable(reading.marque),
  );
  const known = new Set(ofMake.flatMap(({ modele }) => partsOfWords(modele).map(asWritten)));
  return { ...reading, rest: reading.rest.filter((word) => known.has(word) || /^\d{1,3}$/.test(word)) };
}

function isNamed({ marque, modele }: VehicleModel, { marque: wanted, rest }: WordsReading): boolean {
  if (wanted && searchable(wanted) !== searchable(marque)) return false;
  const words = partsOfWords(modele).map(asWritten);
  const [first = ''] = words;
  // 'xc 60' and 'c-4' are one word each in the catalogue, or two.
  const whole = words.join('');
  const asked = rest.join('');
  if (whole === asked || (asked.startsWith(first) && whole.startsWith(asked))) return true;
  return rest.includes(first) && rest.every((word) => words.includes(word));
}

/** How many words of the model nobody typed. */
const unasked = ({ modele }: VehicleModel, { rest }: WordsReading): number =>
  partsOfWords(modele)
    .map(asWritten)
    .filter((word) => !rest.includes(word)).length;

/**
 * The models that a registration service may mean. Its words are many ('308 SW 1.6 BLUEHDI'): those that no model has are
 * left aside, and the models with most of the others are meant. One whose name it says is meant alone.
 */
export function closestModels<T extends VehicleModel>(named: NamedVehicle, models: readonly T[]): T[] {
  const words = partsOfWords(named.modele).map(asWritten);
  const has = (word: string) => words.includes(word);
  const wordsOfModel = (modele: string) => partsOfWords(modele).map(asWritten);
  const sameMake = models.filter(({ marque }) => searchable(marque) === searchable(named.marque));
  const family = sameMake.filter(({ modele }) => wordsOfModel(modelFamily(modele)).every(has));
  const exact = sameMake.filter(({ modele }) => searchable(modele) === searchable(named.modele));
  if (exact.length > 0) return exact;
  const built = family.filter(({ from, to }) => from <= named.year && named.year <= to);
  const candidates = built.length > 0 ? built : family;
  const shared = candidates.map(({ modele }) => wordsOfModel(modele).filter(has).length);
  const most = Math.max(...shared);
  return candidates.filter((_model, index) => shared[index] === most);
}
