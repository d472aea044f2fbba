import { referenceKey, wordsOf } from '@extranet/shared/rules';
import { isYear } from '@extranet/shared/rules/order';
import { type SqlBool, sql } from 'kysely';
import { contains } from '../../base/db/like.ts';
import { type Condition, eitherContains, type Field } from '../../base/lists/filters.ts';
import { hasNumber } from './order-numbers.queries.ts';

const refs = eitherContains(['orders.ref_norm', 'orders.internal_ref_norm'], referenceKey);
/** More would only make the question longer. */
const WORDS_MAX = 8;

/**
 * What a customer types to find an order, as the page's own filter reads it: the whole is a part of one of the order's numbers, or
 * each word is one of the order's own, or all others are those of one and the same line, with its vehicle.
 */
export const orderText: Field = {
  contains: ([value]) => {
    const text = String(value);
    const words = wordsOf(text).slice(0, WORDS_MAX);
    if (words.length === 0) return isOwn(text);
    return sql<SqlBool>`(${isOwn(text)} or (${every(words.map(isOwnWord))}) or ${hasLineOf(words)})`;
  },
};

const isOwn = (text: string): Condition => sql<SqlBool>`(${refs.contains?.([text])} or ${hasNumber(text)})`;

/** '2024' is the year of an order before it is one of those in the words of products, which are in nearly every order. */
const isOwnWord = (word: string): Condition =>
  isYear(word)
    ? sql<SqlBool>`(orders.year = ${Number(word)} or ${contains('orders.internal_ref_norm', word)})`
    : isOwn(word);

/** A year alone names no line. */
function hasLineOf(words: readonly string[]): Condition {
  const named = words.filter((word) => !isYear(word));
  if (named.length === 0) return sql<SqlBool>`1 = 0`;
  const has = (word: string) => contains('order_items.words', word);
  const each = words.map((word) => sql<SqlBool>`(${has(word)} or ${isOwnWord(word)})`);
  return sql<SqlBool>`exists (
    select 1 from order_items where order_id = orders.id and ${every(each)} and (${sql.join(named.map(has), sql` or `)}))`;
}

const every = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);
