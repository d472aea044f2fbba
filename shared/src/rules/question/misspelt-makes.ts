import { partsOfWords, searchable } from '../search.ts';
import { namedModels, type UnknownWord, type Walk } from './pieces.ts';
import { isWithinSlips } from './slips.ts';
import { token } from './tokens.ts';

/** From this length on, two slips; 'opl' and 'bwm' may be one away. */
const TWO_SLIPS_FROM = 5;
const LETTERS = /^\p{L}{3,}$/u;

/**
 * 'renaud megane', 'hunday tucson': where the models that were named are all of one make, a word that nobody knows may be that make,
 * written worse than is forgiven to a word alone. It finds no more and no less: the model says the make already.
 */
export function takeMisspeltMake(walk: Walk): void {
  const { pieces, unknown, meant, lexicon, exact } = walk;
  if (exact || pieces.some(({ kind }) => kind === 'make')) return;
  const [make, ...others] = new Set(namedModels(walk).map(({ marque }) => marque));
  if (!make || others.length > 0) return;
  const names = [searchable(make), ...partsOfWords(make)];
  const at = unknown.findIndex((one) => names.some((name) => mayBe(name, one)));
  const [typed] = at < 0 ? [] : unknown.splice(at, 1);
  if (!typed) return;
  const word = searchable(make);
  const shown = lexicon.words.get(word)?.written ?? make;
  meant.push({ typed: typed.written, meant: shown.toLowerCase(), how: 'slip' });
  pieces.unshift({ kind: 'make', tokens: [token.word(word)], typed: shown, shown, words: [word] });
}

/** `written` has more than the word where a number was taken with it. */
function mayBe(name: string, { word, written, stands }: UnknownWord): boolean {
  if (!stands || !LETTERS.test(word) || searchable(written) !== word || word[0] !== name[0]) return false;
  return isWithinSlips(word, name, word.length < TWO_SLIPS_FROM ? 1 : 2);
}
