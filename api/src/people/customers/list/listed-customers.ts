import type { Catalogue } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import { customerWords, POSTCODE_DIGITS_MIN } from '@extranet/shared/rules/customer';
import { type SqlBool, sql } from 'kysely';
import { allOf, anyOf } from '../../../base/db/any-of.ts';
import type { Letters } from '../../../base/db/letters.ts';
import { contains, startsWith } from '../../../base/db/like.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import type { Condition } from '../../../base/lists/filters.ts';
import { type Beginning, indexedCustomers } from './indexed-customers.ts';
import { lettersOf } from './letters.ts';

export const LIST_ORDERS = ['company', 'name', 'email', 'city', 'status', 'loyalty'] as const;

/** Which customers the back office's list shows, and its file has. */
export interface Listed {
  readonly conditions: readonly Condition[];
  readonly withDeleted: boolean;
  readonly search: string;
  /** Of which at least one; an empty list: those without any (D10). Null: whatever they have. */
  readonly catalogues: readonly Catalogue[] | null;
}

/** Those customers, each with its keys. */
export function listedCustomers(db: DbOrTransaction, listed: Listed, beginning?: Beginning) {
  const conditions = [...ofUsers(listed), ...searched(listed.search)];
  return indexedCustomers(db, beginning).where(allOf(conditions));
}

/** Their accounts alone, which is less to read where nothing is searched; undefined where something is. */
export const listedUsers = (db: DbOrTransaction, listed: Listed) =>
  searched(listed.search).length > 0
    ? undefined
    : db.selectFrom('users').where(sql.join(ofUsers(listed), sql` and `) as Condition);

const ofUsers = ({ conditions, withDeleted, catalogues }: Listed): Condition[] => [
  sql<SqlBool>`users.is_admin = 0`,
  ...(catalogues ? [ofCatalogues(catalogues)] : []),
  ...(withDeleted ? [] : [sql<SqlBool>`users.status <> 'supprime'`]),
  ...conditions,
];

const ofCatalogues = (catalogues: readonly Catalogue[]): Condition => {
  if (catalogues.length === 0) return sql<SqlBool>`users.catalogs = '[]'`;
  if (catalogues.length === CATALOGUES.length) return sql<SqlBool>`users.catalogs <> '[]'`;
  const tests = catalogues.map((catalogue) => contains('users.catalogs', JSON.stringify(catalogue)));
  return anyOf(tests);
};

/** What such a search can be narrowed down to: whoever has the whole of it in one place has each of its words. */
export function lettersOfSearch(search: string): Letters | undefined {
  const { words, digits } = customerWords(search);
  return words.length > 0 ? lettersOf([{ words }, ...(digits === '' ? [] : [{ digits }])]) : undefined;
}

function searched(search: string): Condition[] {
  const { whole, words, digits } = customerWords(search);
  // Signs alone are in nobody's name.
  if (whole === '') return search.trim() === '' ? [] : [sql<SqlBool>`1 = 0`];
  const inTexts = (word: string) => contains('customer_index.texts', word);
  const named = words.map((word) =>
    word.length < POSTCODE_DIGITS_MIN
      ? inTexts(word)
      : anyOf([inTexts(word), startsWith('customer_index.postcode', word)]),
  );
  const ways = [inTexts(whole), allOf(named)];
  if (digits !== '') ways.push(contains('customer_index.phones', digits));
  return [anyOf(ways)];
}

/** 'Faisceau,Kit'; what is no catalogue is left out, so that 'aucun' asks for customers without any. */
export const cataloguesOf = (text: string | undefined): readonly Catalogue[] | null =>
  text === undefined ? null : CATALOGUES.filter((one) => text.split(',').includes(one));
