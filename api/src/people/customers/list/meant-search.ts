import { searchable } from '@extranet/shared/rules';
import { isWithinSlips } from '@extranet/shared/rules/question';
import { anyOf } from '../../../base/db/any-of.ts';
import { contains } from '../../../base/db/like.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { indexedCustomers } from './indexed-customers.ts';
import { lettersOf } from './letters.ts';

/** Shorter names are all near each other. */
const LETTERS_MIN = 4;
/** From here on two slips are one name still: 'Delonay'. */
const TWO_SLIPS_FROM = 6;
/** Each misspelt word reads the names once or twice: a longer search is no name. */
const WORDS_MAX = 4;
const READ_MAX = 5_000;

/**
 * The search with its misspelt words as somebody's name, company or town has them: who is on the telephone spells as it sounds. Numbers
 * stay as they are. Undefined where no name is that near, or where none is misspelt.
 */
export async function meantSearch(db: DbOrTransaction, search: string): Promise<string | undefined> {
  const words = search.trim().split(/\s+/);
  if (words[0] === '' || words.length > WORDS_MAX) return undefined;
  const meant: string[] = [];
  for (const word of words) {
    const isKnown = /\d/.test(word) || (await isSomebodys(db, word));
    const name = isKnown ? word : await nearestName(db, searchable(word));
    if (name === undefined) return undefined;
    meant.push(name);
  }
  return meant.every((word, at) => word === words[at]) ? undefined : meant.join(' ');
}

/** Those with one of these pieces in their words. */
const living = (db: DbOrTransaction, pieces: readonly string[]) =>
  indexedCustomers(db, lettersOf(pieces.map((piece) => ({ words: [piece] }))))
    .where('users.is_admin', '=', 0)
    .where('users.status', '!=', 'supprime')
    .where(anyOf(pieces.map((piece) => contains('customer_index.texts', piece))));

async function isSomebodys(db: DbOrTransaction, word: string): Promise<boolean> {
  const row = await living(db, [searchable(word)])
    .select('users.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function nearestName(db: DbOrTransaction, typed: string): Promise<string | undefined> {
  if (typed.length < LETTERS_MIN) return undefined;
  const one = await namesWithin(db, typed, 1);
  return one ?? (typed.length < TWO_SLIPS_FROM ? undefined : namesWithin(db, typed, 2));
}

/** With so many slips, one of the pieces of a word is still as it was: only names with one of them are read. */
async function namesWithin(db: DbOrTransaction, typed: string, slips: number): Promise<string | undefined> {
  const rows = await living(db, piecesOf(typed, slips + 1))
    .select(['users.name', 'users.firstname', 'users.comp_name', 'users.city'])
    .limit(READ_MAX)
    .execute();
  const counts = new Map<string, number>();
  for (const written of rows.flatMap((row) => Object.values(row)).flatMap(wordsOf))
    if (isWithinSlips(typed, searchable(written), slips)) counts.set(written, (counts.get(written) ?? 0) + 1);
  const rank = ([written, count]: [string, number]) =>
    (searchable(written)[0] === typed[0] ? 1e6 : 0) + count;
  return [...counts].sort((a, b) => rank(b) - rank(a))[0]?.[0];
}

/** 'Saint-Étienne' whole, and each half. */
const wordsOf = (text: string): string[] =>
  text.split(/\s+/).flatMap((word) => [...new Set([word, ...word.split('-')])]);

function piecesOf(text: string, count: number): string[] {
  const cuts = Array.from({ length: count + 1 }, (_, at) => Math.round((text.length * at) / count));
  return cuts.slice(1).map((cut, at) => text.slice(cuts[at], cut));
}
