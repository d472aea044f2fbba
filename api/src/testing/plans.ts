import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely';
import type { Database } from '../base/db/open.ts';
import type { Reading } from '../base/db/schema.ts';

type Asked = Pick<Database, 'db' | 'dialect'>;

/** How the database means to answer what is asked of it: which indices it takes. */
export async function plansOf(database: Asked, ask: (db: Reading) => Promise<unknown>): Promise<string> {
  const statements: RootOperationNode[] = [];
  const heard = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(heard);
  return JSON.stringify((await explained(database, statements)).map(({ rows }) => rows));
}

interface Explained {
  readonly sql: string;
  readonly rows: readonly Record<string, unknown>[];
}

export function explained(
  { db, dialect }: Asked,
  statements: readonly RootOperationNode[],
): Promise<Explained[]> {
  return db.transaction().execute(async (tx) => {
    // Of a table with few rows it would read all.
    if (dialect.name === 'postgres') await sql`set local enable_seqscan = off`.execute(tx);
    const asked = dialect.name === 'postgres' ? 'explain' : 'explain query plan';
    const plans: Explained[] = [];
    for (const statement of statements) {
      const compiled = tx.getExecutor().compileQuery(statement, createQueryId());
      const question = CompiledQuery.raw(`${asked} ${compiled.sql}`, compiled.parameters.map(asValue));
      const { rows } = await tx.executeQuery<Record<string, unknown>>(question);
      plans.push({ sql: compiled.sql, rows });
    }
    return plans;
  });
}

/** A statement that is compiled once has places where others have values. */
const asValue = (parameter: unknown) =>
  typeof parameter === 'object' && !Array.isArray(parameter) ? null : parameter;
