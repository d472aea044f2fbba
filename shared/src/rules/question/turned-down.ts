import type { Walk } from './pieces.ts';
import { CATALOGUE_WORDS, isPinWord, SOCKET_WORDS, singular, writtenAs } from './plain-words.ts';
import { setAside } from './strangers.ts';

const NOT: readonly string[] = ['NON', 'PAS', 'SANS', 'SAUF', 'HORS', 'EXCEPTE'];

/**
 * 'sans faisceau', 'non démontable': nobody who says so wants what the last word names. No list can be asked for what it has not, so it
 * is left out, which is said, instead of being turned round; a catalogue comes last. 'Sans outil' and 'sans codage' are what parts are called.
 */
export function readTurnedDown(walk: Walk, at: number): number {
  const { parts, exact } = walk;
  const [{ word = '' } = {}, { word: after = '' } = {}] = parts.slice(at);
  if (exact || !NOT.includes(word) || singular(after) === 'OUTIL' || !names(walk, after)) return 0;
  const took = isPinWord(parts[at + 2]?.word ?? '') ? 3 : 2;
  const unwanted = CATALOGUE_WORDS.get(singular(after));
  if (unwanted) walk.unwanted.push(unwanted);
  setAside(walk, writtenAs(parts.slice(at, at + took)));
  return took;
}

const names = ({ lexicon }: Walk, word: string): boolean =>
  /^\d+$/.test(word) ||
  CATALOGUE_WORDS.has(singular(word)) ||
  SOCKET_WORDS.includes(word) ||
  lexicon.words.has(word) ||
  lexicon.singulars.has(singular(word));
