import { type SqlBool, sql } from 'kysely';

type Condition = ReturnType<typeof sql<SqlBool>>;

/** At least one of them holds. */
export const anyOf = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

export const allOf = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
