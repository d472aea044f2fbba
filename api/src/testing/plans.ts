import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely';
import type { Database } from '../base/db/open.ts';
import type { Reading } from '../base/db/schema.ts';

/** How the database means to answer what is asked of it: which indices it takes. */
export async function plansOf(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  ask: (db: Reading) => Promise<unknown>,
): Promise<string> {
  const statements: RootOperationNode[] = [];
  const heard = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(heard);
  return db.transaction().execute(async (tx) => {
    // Of a table with few rows it would read all.
    if (dialect.name === 'postgres') await sql`set local enable_seqscan = off`.execute(tx);
    const asked = dialect.name === 'postgres' ? 'explain' : 'explain query plan';
    const plans: unknown[] = [];
    for (const statement of statements) {
      const compiled = tx.getExecutor().compileQuery(statement, createQueryId());
      const explained = CompiledQuery.raw(`${asked} ${compiled.sql}`, [...compiled.parameters]);
      plans.push((await tx.executeQuery(explained)).rows);
    }
    return JSON.stringify(plans);
  });
}
