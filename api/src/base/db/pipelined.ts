import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutor,
} from 'kysely';
import type { DbOrTransaction, Schema } from './schema.ts';

export type Answers<Statements extends readonly unknown[]> = {
  -readonly [At in keyof Statements]: Awaited<Statements[At]>;
};

/**
 * For statements of one connection that do not need each other's results: sent at once and in this order, they cost one
 * round trip; null where there is none to send. Each has to be sent as soon as it is made: nothing may be awaited before.
 * All are waited for even when one fails, so that none runs after the transaction's end.
 */
export async function pipelined<const Statements extends readonly unknown[]>(
  db: DbOrTransaction,
  statements: (db: DbOrTransaction) => Statements,
): Promise<Answers<Statements>> {
  const executor = db.getExecutor();
  const outcomes = await executor.provideConnection((connection) => {
    // Kysely's own provider of a transaction's connection holds each statement back until the one before is answered.
    const atOnce = executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
    return Promise.allSettled(statements(onExecutor(atOnce)));
  });
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }) as Answers<Statements>;
}

/** The executor compiles and sends; what Kysely asks for beside it is for connections and transactions of its own. */
const onExecutor = (executor: QueryExecutor) =>
  new Kysely<Schema>({ config: { dialect }, dialect, driver: new DummyDriver(), executor });

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
