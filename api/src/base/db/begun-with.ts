import { type Kysely, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import { type Answers, pipelined } from './pipelined.ts';
import type { Db, DbOrTransaction, Schema } from './schema.ts';

type Statements<First extends readonly unknown[]> = (at: DbOrTransaction) => First;

/**
 * A transaction whose first statements go out with its beginning (pipelined.ts says which can). Most of what a short one costs is the
 * ways to PostgreSQL and back, and a cart changes several times for each order.
 */
export async function begunWith<const First extends readonly unknown[], T>(
  db: Db,
  first: Statements<First>,
  work: (transaction: DbOrTransaction, facts: Answers<First>) => Promise<T>,
): Promise<T> {
  if (!isPostgres(db)) {
    return db
      .transaction()
      .execute(async (transaction) => work(transaction, await pipelined(transaction, first)));
  }
  return begunByHand(db, first, async (connection, facts) => {
    const answer = await work(connection, facts);
    await sql`commit`.execute(connection);
    return answer;
  });
}

/** The same on PostgreSQL, for work that commits by itself. */
export async function begunByHand<const First extends readonly unknown[], T>(
  db: Db,
  first: Statements<First>,
  work: (connection: Kysely<Schema>, facts: Answers<First>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    try {
      const [, ...facts] = await pipelined(
        connection,
        (at) => [sql`begin`.execute(at), ...first(at)] as const,
      );
      return await work(connection, facts);
    } catch (error) {
      // A connection that cannot take it back is lost, and its transaction with it.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}
