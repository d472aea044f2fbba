import { type SqlBool, sql } from 'kysely';

/** A test of a column; who writes it is our own code, and the text is bound. */
type Test = ReturnType<typeof sql<SqlBool>>;

/** The one place that writes 'like': every character of the text stands for itself, on both databases. */
export const contains = (column: string, text: string): Test => like(column, `%${escaped(text)}%`);

export const startsWith = (column: string, text: string): Test => like(column, `${escaped(text)}%`);

/** '!' escapes: a backslash would on PostgreSQL, unasked, and must be itself. */
const like = (column: string, pattern: string): Test =>
  sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '!'`;

const escaped = (text: string) => text.replace(/[!%_]/g, '!$&');
