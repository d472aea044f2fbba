import { CATALOGUES } from '@extranet/shared/rules';
import { isFiller, type Lexicon, readQuestion, shortForms, token } from '@extranet/shared/rules/question';
import type { Reading } from '../../../base/db/schema.ts';
import { type Asked, FOUND_READ } from '../../../base/desk/asked.ts';
import type { ExactQuestion } from '../../search-index/engine.ts';
import { isThere } from '../../search-index/state.ts';
import { findExact } from '../find-exact.ts';
import { lexiconOf } from '../lexicons.ts';
import { wordsOf } from '../place.ts';
import { searchStatus } from '../status.ts';
import { yearsIn } from './years-in.ts';

/** A part of a word that is in more of them means the shortest. */
const WORDS_MAX = 200;

/**
 * The products that have all of the words, each as a part of one of theirs. Which words hold the part is asked of the catalogues' own
 * words, some thousands however many products there are: what none of them holds need not be looked for.
 */
export const productsOfWords = (db: Reading, words: readonly string[]): Promise<string[]> =>
  productsOf(db, (lexicon) => questionsOf(words, lexicon));

/** What a customer's question may mean, where all of it is understood. */
export const productsMeant = (db: Reading, { text, thisYear }: Asked): Promise<string[]> =>
  productsOf(db, (lexicon) =>
    readQuestion(text, lexicon, { thisYear })
      .filter(({ unknown, missing }) => unknown.length === 0 && missing.length === 0)
      .map(wordsOf),
  );

/** By the first questions first. */
async function productsOf(
  db: Reading,
  ask: (lexicon: Lexicon) => readonly ExactQuestion[],
): Promise<string[]> {
  const status = await searchStatus(db);
  // While the index is built anew, products are found by reference and by vehicle.
  if (!status.isReadable) return [];
  try {
    const ids = new Set<string>();
    for (const question of ask(await lexiconOf(db, status, CATALOGUES))) {
      if (ids.size >= FOUND_READ) break;
      const found = await findExact(db, status, question, { catalogs: CATALOGUES, rows: FOUND_READ });
      for (const id of inTurn(found.map((one) => one.ids))) ids.add(id);
    }
    return [...ids];
  } catch (error) {
    // Somebody may have deleted the index under the running server.
    if (await isThere(db)) throw error;
    return [];
  }
}

/**
 * Whole words before parts of them ('clio v' is no vertical Clio), and names before years ('peugeot 2008'); a reference written short, last.
 * None where a word is part of nothing.
 */
function questionsOf(words: readonly string[], lexicon: Lexicon): ExactQuestion[] {
  const telling = words.filter((word) => !isFiller(word));
  const years = yearsIn(telling);
  const whole = telling.map((word) => wholeWord(word, lexicon));
  const parts = telling.map((word) => [...wordsWith(word, lexicon).map(token.word), ...referencesLike(word)]);
  const withYears = (groups: readonly string[][]) =>
    groups.map((group, at) => [...group, ...tokensOfYear(years.get(telling[at] ?? ''))]);
  return [
    whole,
    ...(years.size > 0 ? [withYears(whole)] : []),
    parts,
    ...(years.size > 0 ? [withYears(parts)] : []),
  ]
    .filter((all) => all.length > 0 && all.every((group) => group.length > 0))
    .map((all) => ({ all }));
}

/** A lone letter is a word of a name, which the list of words does not tell. */
const wholeWord = (word: string, lexicon: Lexicon): string[] =>
  word.length === 1 || lexicon.words.has(word) || isNumeral(word) ? [token.word(word)] : [];

const isNumeral = (word: string): boolean => /^[IVX]+$/.test(word);

const wordsWith = (part: string, { sorted }: Lexicon): string[] =>
  sorted
    .filter((word) => word.includes(part))
    .sort((one, other) => one.length - other.length)
    .slice(0, WORDS_MAX);

/** 'attelage 59', 'attelage at59': beside other words a reference may be written short. */
function referencesLike(word: string): string[] {
  if (/^\d+$/.test(word)) return [token.reference(word.replace(/^0+(?=\d)/, ''))];
  const forms = shortForms(word);
  return forms ? [token.reference(forms.short)] : [];
}

const tokensOfYear = (year: number | undefined): string[] =>
  year === undefined ? [] : [token.year(year), token.anyYear];

/** The first of each catalogue, then the second of each. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((ids) => ids.slice(at, at + 1))).flat();
}
