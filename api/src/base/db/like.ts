import { type SqlBool, sql } from 'kysely';
import { afterPrefix } from '../text/normalise.ts';

/** A condition on a column. The column name is our own, and the text is bound. */
type Test = ReturnType<typeof sql<SqlBool>>;

/** The only file that writes 'like': every character of the text is literal on both databases. */
export const contains = (column: string, text: string): Test => like(column, `%${escaped(text)}%`);

/** As a range, which an index serves on both databases. */
export const startsWith = (column: string, text: string): Test =>
  sql<SqlBool>`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${afterPrefix(text)})`;

export const endsWith = (column: string, text: string): Test => like(column, `%${escaped(text)}`);

/** '!' is the escape character. Without it PostgreSQL would use the backslash, which must be literal. */
const like = (column: string, pattern: string): Test =>
  sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '!'`;

const escaped = (text: string) => text.replace(/[!%_]/g, '!$&');
