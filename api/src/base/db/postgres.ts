import { CompiledQuery, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { startError } from '../start-error.ts';
import { type BulkInsert, columnPairs, type Dialect } from './dialect.ts';
import { clientOf } from './postgres-client.ts';
import { troubleOf } from './postgres-trouble.ts';

const ANSWER_WITHIN_MS = 3000;
/** Longer than any statement that a person waits for, and than an import's update holds its rows. */
const STATEMENT_WITHIN_MS = 8000;
/**
 * Within a transaction none of ours is silent for so long. A machine that lost its power or its network says nothing when
 * it is gone: without this, what it held would stay locked for two hours.
 */
const VANISHED_AFTER_MS = 15_000;
const INT8 = 20;
const UNIQUE_VIOLATION = '23505';
const ROWS_PER_INSERT = 2000;
/** Any number will do, as long as every version of this program uses the same. */
const MAINTENANCE_LOCK = 720_491;

export async function openPostgres(url: string): Promise<Dialect> {
  let patienceMs = 0;
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: VANISHED_AFTER_MS,
    // What a transaction sends together goes out without waiting for the answer to the statement before.
    pipeline: true,
    types: { getTypeParser: parserOf },
    Client: clientOf(() => patienceMs),
  });
  // A connection that the server closes is replaced by the pool; unheard, the event would end the process, whether the
  // connection is idle (the pool's event) or at work (its own).
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await answers(pool, url);
  return {
    name: 'postgres',
    kysely: new PostgresDialect({ pool }),
    columnTypes: { text: 'text collate "C"' },
    exclusively: (work) => exclusively(pool, work),
    tryHold: async (transaction, name) => {
      const query = `select pg_try_advisory_xact_lock(${LOCK_OF_NAME}) as held`;
      const { rows } = await transaction.executeQuery<{ held: boolean }>(CompiledQuery.raw(query, [name]));
      return rows[0]?.held === true;
    },
    alone: (name, work) => alone(pool, name, work),
    bulkLoad: (work) => bulkLoad(pool, work),
    jsonRows: (columns, orderBy) =>
      sql`json_agg(json_build_object(${columnPairs(columns)}) order by ${sql.ref(orderBy)})::text`,
    lateCommit: {
      begin: sql`set local synchronous_commit = off`,
      // A transaction of its own that is on the disk, and all that was decided before it with it.
      reachDisk: sql`select pg_logical_emit_message(true, 'extranet', '')`,
    },
    // Its log and old row versions are the server's own business: docs/privacy.md says for how long.
    emptyLog: async () => undefined,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    isUniqueViolation: (error) =>
      error instanceof Object && 'code' in error && error.code === UNIQUE_VIOLATION,
    troubleOf,
    serve: () => {
      patienceMs = STATEMENT_WITHIN_MS;
    },
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

async function answers(pool: pg.Pool, url: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_WITHIN_MS);
  });
  try {
    await Promise.race([pool.query('select 1'), late]);
  } catch (error) {
    // Not awaited: a connection that hangs would hold the exit back.
    pool.end().catch(() => undefined);
    const reason = (error instanceof Error && error.message) || 'connection refused';
    throw startError(`DATABASE_URL does not answer (${URL.parse(url)?.host}): ${reason}.`);
  } finally {
    clearTimeout(timer);
  }
}

/** bigint columns hold cents and counts, far below 2^53: numbers as on SQLite, not strings. */
function parserOf(type: number, format?: 'text' | 'binary') {
  if (type === INT8) return Number;
  return pg.types.getTypeParser(type, format);
}

async function exclusively<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MAINTENANCE_LOCK]);
    return await work();
  } finally {
    // Where the connection is lost the lock went with it, and the work's own error is the one to tell.
    const lost = await client.query('select pg_advisory_unlock($1)', [MAINTENANCE_LOCK]).then(
      () => false,
      () => true,
    );
    client.release(lost);
  }
}

/** A number for a name of this schema; that two of 2^64 are alike would only have one wait for the other. */
const LOCK_OF_NAME = "hashtextextended(current_schema() || ':' || $1, 0)";

async function alone<T>(pool: pg.Pool, name: string, work: () => Promise<T>): Promise<{ result: T } | null> {
  const client = await pool.connect();
  let lost = false;
  try {
    const { rows } = await client.query(`select pg_try_advisory_lock(${LOCK_OF_NAME}) as held`, [name]);
    if (rows[0]?.held !== true) return null;
    try {
      return { result: await work() };
    } finally {
      // Where the connection was lost the lock went with it.
      await client.query(`select pg_advisory_unlock(${LOCK_OF_NAME})`, [name]).catch(() => {
        lost = true;
      });
    }
  } finally {
    client.release(lost);
  }
}

async function bulkLoad(pool: pg.Pool, work: (insert: BulkInsert) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  let lost = false;
  try {
    await client.query('begin');
    await work(async (table, rows) => {
      const columns = Object.keys(rows[0] ?? {}).join(', ');
      if (!columns) return;
      const sql = `insert into ${table} (${columns})
        select ${columns} from json_populate_recordset(null::${table}, $1::json)`;
      for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
        await client.query(sql, [JSON.stringify(rows.slice(start, start + ROWS_PER_INSERT))]);
      }
    });
    await client.query('commit');
    // Plans made before the statistics catch up would sort the whole catalogue for every page of it.
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => {
      lost = true;
    });
    throw error;
  } finally {
    client.release(lost);
  }
}
