import { PINS } from '../catalogue.ts';
import type { Piece, Walk } from './pieces.ts';
import { CATALOGUE_WORDS, isFiller, isPinWord, SOCKET_WORDS, singular, writtenAs } from './plain-words.ts';
import { setAside } from './strangers.ts';
import { token } from './tokens.ts';

const NOT: readonly string[] = ['NON', 'PAS', 'SANS', 'SAUF', 'HORS', 'EXCEPTE', 'NI'];
/** 'sans outil' is what a towbar is called, and goes with the one that is turned down: 'non démontable sans outil'. */
const TOOL = 'OUTIL';
const OF_PART: readonly Piece['kind'][] = ['catalogue', 'word', 'pins', 'body'];
/** A shorter beginning could be that of anything. */
const BEGINNING_MIN = 4;

/**
 * 'sans faisceau', 'non démontable', 'sauf col de cygne': what is said to be off comes not at all. It is read as it would be without the
 * word before it. 'Sans codage' is what parts are called. Answers how many words it took.
 */
export function readTurnedDown(walk: Walk, at: number, readNext: (walk: Walk, at: number) => number): number {
  const { parts, exact } = walk;
  if (exact || !NOT.includes(parts[at]?.word ?? '')) return 0;
  let first = at + 1;
  while (isFiller(parts[first]?.word ?? '') && !NOT.includes(parts[first]?.word ?? '')) first += 1;
  const { word = '' } = parts[first] ?? {};
  if (singular(word) === TOOL || !isWord(walk, word)) return 0;
  const asTyped = [...parts];
  const own: Walk = { ...walk, pieces: [], unknown: [], aside: [] };
  let took = 0;
  // A slip is put right first, and read then.
  for (let tries = 0; took === 0 && tries < 3; tries += 1) took = readNext(own, first);
  // A slip may have been put right, or a word taken for another: what is told are the words that somebody typed.
  const typedUntil = (end: number) => writtenAs(asTyped.slice(at, asTyped.length - (parts.length - end)));
  const joined = joinedAt(walk, first);
  const [piece] = joined ? [joined] : own.pieces;
  if (joined) took = 2;
  if (!piece || took === 0) return 0;
  if (!OF_PART.includes(piece.kind) || isAskedFor(walk, piece)) {
    // 'sauf 2016', 'attelage hors boule': it is said that it was left out.
    setAside(walk, typedUntil(first + took));
    return first + took - at;
  }
  const end = endOf(walk, first + took, piece);
  walk.without.push({
    typed: typedUntil(end),
    shown: piece.shown.replace(/^sans /, ''),
    tokens: tokensOf(piece),
    words: piece.words,
  });
  return end - at;
}

/** 'sans porte vélo' is not without doors: two words that the catalogues have as one. */
function joinedAt({ parts, lexicon }: Walk, at: number): Piece | undefined {
  const two = parts.slice(at, at + 2);
  const word = two.map((part) => part.word).join('');
  const known = lexicon.singulars.get(singular(word));
  if (two.length < 2 || !known || /\d/.test(word)) return undefined;
  const written = writtenAs(two);
  return { kind: 'word', tokens: known.map(token.word), typed: written, shown: written, words: known };
}

/** Nothing would be left of what somebody asks for by another word. */
const isAskedFor = ({ pieces }: Walk, { kind, tokens }: Piece): boolean =>
  kind === 'catalogue' && pieces.some((own) => own.kind === kind && own.tokens.join() === tokens.join());

/** Known as it stands, in its plural, or so long that a beginning or a slip of it is worth a look. */
const isWord = ({ lexicon }: Walk, word: string): boolean =>
  /^\d+$/.test(word) ||
  (word.length >= BEGINNING_MIN && !/\d/.test(word)) ||
  lexicon.words.has(word) ||
  lexicon.singulars.has(singular(word));

/** What goes with it: the pins of a harness, 'sans outil' of a towbar. */
function endOf({ parts }: Walk, from: number, { kind, words }: Piece): number {
  const [{ word = '' } = {}, { word: after = '' } = {}] = parts.slice(from);
  const hasPins = kind === 'catalogue' && PINS.some((pins) => pins === word);
  if (hasPins) return from + (isPinWord(after) ? 2 : 1);
  const isKind = words.some((own) => own === 'DEMONTABLE');
  return isKind && word === 'SANS' && singular(after) === TOOL ? from + 2 : from;
}

/**
 * A harness is in a kit that names it as well. A towbar is the catalogue of towbars, and that of kits, of which most have one; a harness
 * that is for one names it in its title, and stays.
 */
function tokensOf({ kind, tokens, words }: Piece): readonly string[] {
  if (kind !== 'catalogue') return tokens;
  const [named = ''] = words;
  if (SOCKET_WORDS.includes(named)) return [token.word('FAISCEAU')];
  const catalogue = CATALOGUE_WORDS.get(named);
  if (catalogue === 'Attelage') return [token.catalogue('Attelage'), token.catalogue('Kit')];
  return catalogue === 'Kit' ? [token.catalogue('Kit')] : tokens;
}
