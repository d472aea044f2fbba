import { CATALOGUES } from '../catalogue.ts';
import { partsOfWords } from '../search.ts';
import { type AbsentGeneration, absentGeneration } from './absent-generation.ts';
import { inWordsOf, vehicleOf } from './in-words.ts';
import type { Lexicon } from './lexicon.ts';
import { takeMisspeltMake } from './misspelt-makes.ts';
import type { MeantWord, Piece, Walk, Without } from './pieces.ts';
import { partsWritten } from './plain-words.ts';
import { oneOfReferences } from './references.ts';
import { isShort } from './slips.ts';
import { inOrderTyped, strangersLeft } from './strangers.ts';
import { token } from './tokens.ts';
import { namesTowbarKind, withTowbarKind, withTowbarTurnedDown } from './towbar-kinds.ts';
import { readWords } from './words.ts';

/** One way in which a question may be meant. */
export interface QuestionReading {
  /** What a product has to be, each of them, in exact words of the index; of each one is enough. */
  readonly pieces: readonly Piece[];
  readonly meant: readonly MeantWord[];
  readonly unknown: readonly string[];
  /** Words that were understood and left out: how many pieces, a trim. */
  readonly aside: readonly string[];
  /** What a product must not be: 'non démontable', 'sans faisceau'. */
  readonly without: readonly Without[];
  /** The generation that was named, where the catalogues have others of the model only. */
  readonly absent?: AbsentGeneration;
  /** Those of them that name what the catalogues do not have: nothing is found with them. */
  readonly missing: readonly string[];
  /** '' when nothing was understood. */
  readonly inWords: string;
  readonly marque?: string;
  readonly modele?: string;
  readonly year?: number;
  readonly catalogue?: (typeof CATALOGUES)[number];
}

interface Options {
  /** No slip is forgiven and no synonym taken. */
  readonly exact?: boolean;
  readonly thisYear: number;
}

/** More words than anybody types, and than an index has to be asked for. */
const PARTS_MAX = 24;
const TEXT_MAX = 400;
const PIECES_MAX = 12;

/** Every way in which the question may be meant, the likeliest first: 2008 is a year and a Peugeot. */
export function readQuestion(text: string, lexicon: Lexicon, options: Options): QuestionReading[] {
  const hopeful = walkThrough(text, lexicon, options);
  const careful = isWildGuess(hopeful);
  const first = careful ? walkThrough(text, lexicon, options, { careful }) : hopeful;
  const readings = [readingOf(first)];
  if (first.ambiguous)
    readings.push(readingOf(walkThrough(text, lexicon, options, { careful, otherWay: true })));
  return readings;
}

/** 'truc introuvable' is no T-Roc: where other words are unknown too, one slip in a short word does not make a vehicle alone. */
function isWildGuess({ unknown, meant, pieces }: Walk): boolean {
  const vehicle = pieces.filter(({ kind }) => kind === 'make' || kind === 'name');
  const [name] = vehicle;
  return (
    unknown.length > 0 &&
    vehicle.length === 1 &&
    meant.some((one) => one.how === 'slip' && isShort(one.typed) && one.meant === name?.typed)
  );
}

function walkThrough(
  text: string,
  lexicon: Lexicon,
  { exact = false, thisYear }: Options,
  { otherWay = false, careful = false } = {},
): Walk {
  const parts = partsWritten(text.slice(0, TEXT_MAX)).slice(0, PARTS_MAX);
  const walk: Walk = {
    parts,
    lexicon,
    exact,
    thisYear,
    otherWay,
    careful,
    pieces: [],
    meant: [],
    unknown: [],
    aside: [],
    without: [],
    ambiguous: false,
  };
  if (!exact) takeSynonyms(walk);
  let at = 0;
  // A word that is replaced is read again: each only once, so that no two point at each other for ever.
  let replaced = 0;
  while (at < parts.length) {
    const took = readWords(walk, at);
    at += took;
    if (took === 0) replaced += 1;
    if (replaced > 2 * PARTS_MAX) break;
  }
  takeMisspeltMake(walk);
  return walk;
}

/** The longest first: 'prise jaeger' before 'prise'. */
function takeSynonyms({ parts, lexicon, meant }: Walk): void {
  for (let at = 0; at < parts.length; at += 1) {
    for (let took = Math.min(lexicon.synonymParts, parts.length - at); took > 0; took -= 1) {
      const own = parts.slice(at, at + took);
      const right = lexicon.synonyms.get(own.map(({ word }) => word).join(' '));
      if (right === undefined) continue;
      const put = partsWritten(right);
      if (isWrittenAround(parts, at, put)) break;
      meant.push({ typed: own.map(({ written }) => written).join(' '), meant: right, how: 'synonym' });
      parts.splice(at, took, ...put);
      at += put.length - 1;
      break;
    }
  }
}

/** 'équerre' means 'rotule équerre', unless that is what was written. */
function isWrittenAround(parts: Walk['parts'], at: number, whole: Walk['parts']): boolean {
  const wanted = whole.map(({ word }) => word);
  const isFrom = (begin: number) => wanted.every((word, offset) => parts[begin + offset]?.word === word);
  return wanted.some((word, offset) => word === parts[at]?.word && isFrom(at - offset));
}

function readingOf(walk: Walk): QuestionReading {
  const named = withTowbarTurnedDown(walk.pieces, walk.without);
  const read = oneOfReferences(withCatalogue(withTowbarKind(named)));
  const all = distinct([...read, ...strangersLeft(walk)]);
  const pieces = all.filter((piece, at) => at < PIECES_MAX || isStranger(piece));
  const strangers = pieces.filter(isStranger);
  const known = pieces.filter((piece) => !isStranger(piece));
  // The rest names no vehicle that was asked for, only the make of it.
  const told = strangers.length > 0 ? known.filter(({ kind }) => !OF_MODEL.includes(kind)) : known;
  const catalogue = catalogueOf(pieces);
  const absent = absentGeneration(walk, pieces);
  // Nothing of a span: it is several.
  const year = Number(pieces.find(({ kind }) => kind === 'year')?.typed);
  return {
    pieces,
    meant: walk.meant,
    unknown: walk.unknown.map(({ written }) => written),
    aside: walk.aside,
    without: walk.without,
    ...(absent && { absent }),
    missing: inOrderTyped(walk, strangers),
    inWords: inWordsOf(walk.lexicon, told),
    ...vehicleOf(walk.lexicon, told),
    ...(year && { year }),
    ...(catalogue && { catalogue }),
  };
}

const isStranger = ({ kind }: Piece): boolean => kind === 'stranger';
const OF_MODEL: readonly Piece['kind'][] = ['name', 'generation', 'body'];

const says = (piece: Piece, word: string) => piece.kind === 'catalogue' && piece.words.includes(word);

/**
 * A harness is 'faisceau d'attelage' and 'prise d'attelage' too: there the towbar says nothing. Whoever names the towbar first
 * wants both, which is a kit.
 */
function withCatalogue(pieces: readonly Piece[]): Piece[] {
  const at = (word: string) => pieces.findIndex((piece) => says(piece, word));
  const [kit, towbar, harness, socket] = ['KIT', 'ATTELAGE', 'FAISCEAU', 'PRISE'].map(at) as [
    number,
    number,
    number,
    number,
  ];
  const isHarness = harness >= 0 || socket >= 0;
  const first = harness >= 0 ? harness : socket;
  if (kit >= 0) {
    const names = isHarness && towbar < 0 ? ['Kit', 'Faisceau'] : ['Kit'];
    return pieces.map((piece, index) =>
      index === kit ? { ...piece, tokens: names.map(token.catalogue) } : piece,
    );
  }
  if (isHarness && towbar > first)
    return pieces
      .filter((_piece, index) => index !== towbar)
      .map((piece) =>
        piece.kind === 'catalogue' ? { ...piece, tokens: [token.catalogue('Faisceau')] } : piece,
      );
  // 'prise 13 broches' names no catalogue.
  if (socket >= 0 && pieces.some(({ kind }) => kind === 'pins') && harness < 0 && towbar < 0)
    return pieces.filter((_piece, index) => index !== socket);
  return [...pieces];
}

function distinct(pieces: readonly Piece[]): Piece[] {
  return [
    ...new Map(
      pieces.map((piece) => [isStranger(piece) ? piece.typed : piece.tokens.join(' '), piece]),
    ).values(),
  ];
}

function catalogueOf(pieces: readonly Piece[]): (typeof CATALOGUES)[number] | undefined {
  const named = pieces.filter(({ kind }) => kind === 'catalogue').flatMap(({ shown }) => partsOfWords(shown));
  const upper = (name: string) => name.toUpperCase();
  if (named.includes('KIT')) return 'Kit';
  if (named.length === 0 && namesTowbarKind(pieces)) return 'Attelage';
  return named.length === 1
    ? CATALOGUES.find((name) => upper(name) === named[0])
    : named.length > 1
      ? 'Kit'
      : undefined;
}
