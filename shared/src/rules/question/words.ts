import { ESTATES, MAKES } from '../vehicle/vehicle-names.ts';
import { readCodedGeneration } from './coded-generations.ts';
import { putEstate, putEstateOfCode, putEstateOfTrim, readTrim } from './estates-and-trims.ts';
import { putNameFor, split, splitMake } from './glued-words.ts';
import { beginningWith, type KnownWord } from './lexicon.ts';
import { isLongerNumber } from './namesakes.ts';
import { asGeneration, readGeneration, readNumber } from './numbers.ts';
import { putDigits } from './numerals.ts';
import { isBeginningOfOther, readOtherLetter, readOtherModel } from './other-models.ts';
import { namedModels, type Piece, type Walk } from './pieces.ts';
import { CATALOGUE_WORDS, isFiller, isPinWord, SOCKET_WORDS, singular } from './plain-words.ts';
import { readEanInGroups, readPieces, readReference } from './references.ts';
import { isShort, meantBySlip } from './slips.ts';
import { isSaidAside, leaveName, leaveOut, mayNameVehicle, pushStranger } from './strangers.ts';
import { token } from './tokens.ts';
import { readTurnedDown } from './turned-down.ts';

/** 'phase 2' of a generation, which no catalogue tells apart: its number is no generation. */
const PHASES: readonly string[] = ['PHASE', 'PH'];
const JOINED_MAX = 4;
const BEGINNINGS_MAX = 40;

/** Reads what stands at this place; answers how many words it took. */
export function readWords(walk: Walk, at: number): number {
  putDigits(walk, at);
  // A name may need its number to be known: 'série trois'.
  putDigits(walk, at + 1);
  putEstate(walk, at);
  putEstateOfCode(walk, at);
  putEstateOfTrim(walk, at);
  return (
    readEanInGroups(walk, at) ||
    readPieces(walk, at) ||
    readJoined(walk, at) ||
    readTurnedDown(walk, at, readWords) ||
    readCodedGeneration(walk, at) ||
    readTrim(walk, at) ||
    readReference(walk, at) ||
    readOtherModel(walk, at) ||
    readOne(walk, at)
  );
}

/** 'xc 60', 'land rover', 'classe a', '2 vélos', 'sans codage': names in more words than the catalogue writes. */
function readJoined({ parts, lexicon, pieces, exact }: Walk, at: number): number {
  for (let took = Math.min(JOINED_MAX, parts.length - at); took > 1; took -= 1) {
    const own = parts.slice(at, at + took);
    if (took === 2 && isPinWord(own[1]?.word ?? '')) continue;
    const joined = own.map(({ word }) => word).join('');
    const known = lexicon.words.get(joined);
    if (!known && !exact && (MAKES[joined] || ESTATES.includes(joined))) {
      parts.splice(at, took, { written: own.map((part) => part.written).join(' '), word: joined });
      return 0;
    }
    if (!known) continue;
    const isPhrase = /^(?:\d|SANS)/.test(known.word) || known.written.includes(' ');
    if (known.kind === 'word' && !isPhrase && own.every(({ word }) => lexicon.words.has(word))) continue;
    const written = own.map((part) => part.written).join(' ');
    pieces.push({ ...pieceOf(known), typed: written, ...(known.kind === 'word' && { shown: written }) });
    return took;
  }
  return 0;
}

function readOne(walk: Walk, at: number): number {
  const { parts, lexicon, pieces, meant } = walk;
  const { word = '', written = '' } = parts[at] ?? {};
  if (/^\d+$/.test(word)) return readNumber(walk, at);
  if (PHASES.includes(word) && /^\d$/.test(parts[at + 1]?.word ?? '')) {
    leaveOut(walk, { written: `${written} ${parts[at + 1]?.written}`, word, stands: false });
    return 2;
  }
  if (readGeneration(walk, asGeneration(word))) return 1;
  if (word.length === 1) return readLetter(walk, at);
  const catalogue = CATALOGUE_WORDS.get(word) ?? CATALOGUE_WORDS.get(singular(word));
  if (catalogue || SOCKET_WORDS.includes(word)) {
    pieces.push(
      catalogueWord(catalogue ?? 'Faisceau', written, catalogue ? catalogue.toUpperCase() : 'PRISE'),
    );
    return 1;
  }
  if (isFiller(word)) return 1;
  const known = lexicon.words.get(word);
  if (known) {
    pieces.push(asSaid(walk, at, { ...pieceOf(known), typed: written }));
    return 1;
  }
  if (!walk.exact && isSaidAside(walk, at)) {
    leaveOut(walk, { written, word, stands: false });
    return 1;
  }
  if ((!walk.exact && putNameFor(walk, at)) || splitMake(walk, at) || split(walk, at)) return 0;
  const alike = lexicon.singulars.get(singular(word)) ?? [];
  // Read as it was typed, the beginning of a word is another word.
  const begun = beginningWith(lexicon, word, word.length > 1 && !walk.exact ? BEGINNINGS_MAX : 0).filter(
    (known) => !isLongerNumber(known, word),
  );
  const isLast = at === parts.length - 1;
  const meaning = alike.length > 0 ? alike : isLast || word.length > 2 ? begun : [];
  if (meaning.length > 0) {
    pieces.push(asSaid(walk, at, anyOf(meaning, walk, written)));
    return 1;
  }
  const nearest = walk.exact ? undefined : meantBySlip(word, lexicon);
  if (!nearest || (isShort(word) && isNoVehicle(walk, nearest))) {
    if (isBeginningOfOther(walk) && mayNameVehicle(word)) pushStranger(walk, written, []);
    else return leaveName(walk, at);
    return 1;
  }
  const right = lexicon.words.get(nearest)?.written.toLowerCase() ?? nearest.toLowerCase();
  meant.push({ typed: written, meant: right, how: 'slip' });
  parts.splice(at, 1, { written: right, word: nearest });
  return 0;
}

/** A short word is too near to too much: it becomes no name where that would be a guess, and no make beside a vehicle that was named. */
function isNoVehicle({ lexicon, pieces, careful }: Walk, nearest: string): boolean {
  const kind = lexicon.words.get(nearest)?.kind;
  if (kind === 'make') return pieces.some((piece) => piece.kind === 'make' || piece.kind === 'name');
  return careful && kind === 'name';
}

const isWithout = ({ parts }: Walk, at: number): boolean => parts[at - 1]?.word === 'SANS';

/** 'sans outil' is said back whole, and asked again so. */
function asSaid(walk: Walk, at: number, piece: Piece): Piece {
  if (!isWithout(walk, at) || piece.kind !== 'word') return piece;
  return { ...piece, typed: `sans ${piece.typed}`, shown: `sans ${piece.shown}` };
}

/** 'Classe A', 'Corsa D': a letter says something only behind such a name. */
function readLetter(walk: Walk, at: number): number {
  const part = walk.parts[at] ?? { word: '', written: '' };
  const { word, written } = part;
  const { kind } = walk.pieces.at(-1) ?? {};
  // 'Astra break K': the body may stand between.
  const isNear = kind === 'name' || kind === 'body';
  if (isNear && namedModels(walk).some(({ words }) => words.has(word)))
    walk.pieces.push({ kind: 'name', tokens: [token.word(word)], typed: word, shown: word, words: [word] });
  else if (!isFiller(word) && !readOtherLetter(walk, part)) leaveOut(walk, { written, word, stands: false });
  return 1;
}

function anyOf(words: readonly string[], { lexicon }: Walk, written: string): Piece {
  const known = words.flatMap((word) => lexicon.words.get(word) ?? []);
  const kinds = new Set(known.map(({ kind }) => kind));
  const [first] = known;
  const kind = kinds.size === 1 && first ? first.kind : 'word';
  const shown = known.length === 1 && first ? shownOf(first) : written;
  return { kind, tokens: words.map(token.word), typed: written, shown, words };
}

function pieceOf(known: KnownWord): Piece {
  const { word, kind } = known;
  const isBody = word === 'BREAK';
  return {
    kind: isBody ? 'body' : kind,
    tokens: [token.word(word)],
    typed: known.written,
    shown: shownOf(known),
    words: [word],
  };
}

const shownOf = ({ written, kind }: KnownWord): string => (kind === 'word' ? written.toLowerCase() : written);

const catalogueWord = (catalogue: string, typed: string, word: string): Piece => ({
  kind: 'catalogue',
  tokens: [token.word(catalogue.toUpperCase())],
  typed,
  shown: catalogue.toLowerCase(),
  words: [word],
});
