import { type SqlBool, sql } from 'kysely';
import { allOf, anyOf } from '../db/any-of.ts';
import { contains, startsWith } from '../db/like.ts';
import { badRequest } from '../errors.ts';

/** Column names come from our own field tables only; values are always bound. */
export type Condition = ReturnType<typeof sql<SqlBool>>;
type Scalar = string | number;
type Test = (values: Scalar[]) => Condition;
type Operator = 'eq' | 'in' | 'prefix' | 'contains' | 'gte' | 'lte';

export type Field = Readonly<Partial<Record<Operator, Test>>>;
/** Fields by lower-case name. */
export type Fields = ReadonlyMap<string, Field>;

const VALUES_MAX = 500;
const NEVER = sql<SqlBool>`1 = 0`;

export function fields(table: Record<string, Field>): Fields {
  return new Map(Object.entries(table).map(([name, field]) => [name.toLowerCase(), field]));
}

/** Reads a JSON object with field:operator keys, which must all hold. Unknown fields and operators are refused. */
export const parseFilters = (text: string | undefined, known: Fields): Condition[] =>
  conditionsOf(readFilters(text), known);

/** What such an object says, for rules that look at its values; nothing where there is none. */
export const readFilters = (text: string | undefined): Record<string, unknown> =>
  text === undefined || text === '' ? {} : parseObject(text);

export function conditionsOf(filters: Record<string, unknown>, known: Fields): Condition[] {
  return Object.entries(filters).map(([key, value]) => {
    const [name = '', operator = '', ...rest] = key.split(':');
    const field = known.get(name.trim().toLowerCase());
    const test = rest.length === 0 && field ? testOf(field, operator.trim().toLowerCase()) : undefined;
    if (!test) throw badRequest('query.unknownFilter', 'Ce filtre n’est pas connu.');
    return test(valuesOf(value, operator));
  });
}

/** The fields that a query names, for rules such as 'deleted ones only when asked'. */
export function namedFields(text: string | undefined): string[] {
  return Object.keys(readFilters(text)).map((key) => (key.split(':')[0] ?? '').trim().toLowerCase());
}

function testOf(field: Field, operator: string): Test | undefined {
  return Object.entries(field).find(([name]) => name === operator)?.[1];
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      return parsed as Record<string, unknown>;
    }
  } catch {
    // Invalid JSON is refused like JSON that is not an object.
  }
  throw malformed();
}

function valuesOf(value: unknown, operator: string): Scalar[] {
  const values = operator.trim().toLowerCase() === 'in' && Array.isArray(value) ? value : [value];
  if (values.length > VALUES_MAX || !values.every(isScalar)) throw malformed();
  return values;
}

function isScalar(value: unknown): value is Scalar {
  return (
    typeof value === 'number' || (typeof value === 'string' && value.isWellFormed() && !value.includes('\0'))
  );
}

const malformed = () => badRequest('query.malformed', 'Le filtre est mal formé.');

function oneOf(column: string, values: Scalar[]): Condition {
  return values.length === 0 ? NEVER : sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`;
}

/** A column with normalised text: the value is normalised in the same way before it is compared. */
export function normalised(column: string, normalise: (text: string) => string): Field {
  const all = (values: Scalar[]) => oneOf(column, values.map(String).map(normalise));
  return {
    eq: all,
    in: all,
    prefix: ([value]) => startsWith(column, normalise(String(value))),
    contains: ([value]) => contains(column, normalise(String(value))),
  };
}

/** A value of a short list, such as a catalogue, in upper or lower case. */
export function choice<T extends Scalar>(
  column: string,
  choices: readonly [wire: string, stored: T][],
): Field {
  const all = (values: Scalar[]) => {
    const wanted = values.map((value) => String(value).toLowerCase());
    return oneOf(
      column,
      choices.filter(([wire]) => wanted.includes(wire.toLowerCase())).map(([, stored]) => stored),
    );
  };
  return { eq: all, in: all };
}

export function exact(column: string): Field {
  const all = (values: Scalar[]) => oneOf(column, values.map(String));
  return { eq: all, in: all };
}

/** A text in a column of JSON; values of a short list in upper or lower case. */
export function inDocument(column: string, name: string, choices: readonly string[]): Field {
  const stored = sql`coalesce(json_extract(${sql.ref(column)}, ${sql.lit(`$.${name}`)}), '')`;
  const known = new Map(choices.map((one) => [one.toLowerCase(), one]));
  const all = (values: Scalar[]) => {
    const wanted = values.map(String).map((value) => known.get(value.toLowerCase()) ?? value);
    return wanted.length === 0 ? NEVER : sql<SqlBool>`${stored} in (${sql.join(wanted)})`;
  };
  return { eq: all, in: all };
}

export function plainNumber(column: string, scale = 1): Field {
  const scaled = (value: Scalar | undefined) => {
    const number = Math.round(Number(value) * scale);
    if (!Number.isSafeInteger(number) || value === '') throw malformed();
    return number;
  };
  const all = (values: Scalar[]) => oneOf(column, values.map(scaled));
  return {
    eq: all,
    in: all,
    gte: ([value]) => sql<SqlBool>`${sql.ref(column)} >= ${scaled(value)}`,
    lte: ([value]) => sql<SqlBool>`${sql.ref(column)} <= ${scaled(value)}`,
  };
}

const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?Z)?$/;

/** A column of ISO instants in UTC: they sort as text. */
export function instant(column: string): Field {
  const checked = (value: Scalar | undefined) => {
    if (!INSTANT.test(String(value)) || Number.isNaN(Date.parse(String(value)))) throw malformed();
    return new Date(String(value)).toISOString();
  };
  return {
    gte: ([value]) => sql<SqlBool>`${sql.ref(column)} >= ${checked(value)}`,
    lte: ([value]) => sql<SqlBool>`${sql.ref(column)} <= ${checked(value)}`,
  };
}

/** A range from one column to another: 'eq' means that the value lies in it. */
export function within(fromColumn: string, toColumn: string): Field {
  const from = plainNumber(fromColumn);
  const to = plainNumber(toColumn);
  return {
    eq: (values) => sql<SqlBool>`(${from.lte?.(values)} and ${to.gte?.(values)})`,
    gte: to.gte,
    lte: from.lte,
  };
}

/** Holds when either column contains the value. */
export function eitherContains(columns: readonly string[], normalise: (text: string) => string): Field {
  return {
    contains: ([value]) => {
      const text = normalise(String(value));
      return anyOf(columns.map((column) => contains(column, text)));
    },
  };
}

/** Holds when each word of the value is in one of the columns. */
export function containsWords(columns: readonly string[], wordsOf: (text: string) => string[]): Field {
  return { contains: ([value]) => allInAny(columns, wordsOf(String(value))) };
}

/** Each of the words is in one of the columns. */
export const allInAny = (columns: readonly string[], words: readonly string[]): Condition =>
  words.length === 0
    ? sql<SqlBool>`1 = 1`
    : allOf(words.map((word) => anyOf(columns.map((column) => contains(column, word)))));
