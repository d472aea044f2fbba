import { CompiledQuery, Kysely, type LogConfig, PostgresDialect } from 'kysely';
import { openPool } from '../db/postgres-pool.ts';
import type { Reading, Schema } from '../db/schema.ts';
import { ReplicaWatch } from './watch-replica.ts';

/** Shorter than the primary's limits: who waits in vain is answered by the primary afterwards. */
const CONNECT_WITHIN_MS = 1_000;
const STATEMENT_WITHIN_MS = 3_000;

/** Reads by where they were answered: 'own' waited for a write of the reader's, 'failed' were repeated at the primary. */
export interface ReadsByPlace {
  replica: number;
  own: number;
  away: number;
  failed: number;
}

export interface Replica {
  readonly db: Reading;
  readonly watch: ReplicaWatch;
  readonly reads: ReadsByPlace;
  close(): Promise<void>;
}

/** Connects when it is first asked: a replica that is away stops no start. */
export function openReplica(url: string, primary: Reading, log: LogConfig = []): Replica {
  const pool = openPool(url, {
    connectWithinMs: CONNECT_WITHIN_MS,
    statementWithinMs: () => STATEMENT_WITHIN_MS,
  });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      // A replica refuses writes by itself; the address may name the primary.
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw('set default_transaction_read_only = on'));
      },
    }),
    log,
  });
  const watch = new ReplicaWatch(primary, db);
  return {
    db,
    watch,
    reads: { replica: 0, own: 0, away: 0, failed: 0 },
    close: async () => {
      await watch.stop();
      await db.destroy();
    },
  };
}
