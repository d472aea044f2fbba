import { CompiledQuery, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { placesOf } from '../config/postgres-address.ts';
import { startError } from '../start-error.ts';
import { type BulkInsert, columnPairs, type Dialect } from './dialect.ts';
import { openPool } from './postgres-pool.ts';
import { troubleOf } from './postgres-trouble.ts';

const ANSWER_WITHIN_MS = 3000;
/** Longer than any statement of a request takes, and than an import's update locks its rows. */
const STATEMENT_WITHIN_MS = 8000;
const UNIQUE_VIOLATION = '23505';
const ROWS_PER_INSERT = 2000;
/** An arbitrary number, the same in every version of this program. */
const MAINTENANCE_LOCK = 720_491;

/** As SQLite has it, for the text of one field of a JSON object. */
const JSON_EXTRACT = `create or replace function json_extract(document text, path text) returns text
  immutable language sql as $$ select document::jsonb ->> substr(path, 3) $$`;

export async function openPostgres(url: string): Promise<Dialect> {
  let timeoutMs = 0;
  const pool = openPool(url, { connectWithinMs: ANSWER_WITHIN_MS, statementWithinMs: () => timeoutMs });
  await answers(pool, url);
  return {
    name: 'postgres',
    kysely: new PostgresDialect({ pool }),
    columnTypes: { text: 'text collate "C"', jsonExtract: [JSON_EXTRACT] },
    exclusively: (work) => exclusively(pool, work),
    tryLock: async (transaction, name) => {
      const query = `select pg_try_advisory_xact_lock(${LOCK_OF_NAME}) as held`;
      const { rows } = await transaction.executeQuery<{ held: boolean }>(CompiledQuery.raw(query, [name]));
      return rows[0]?.held === true;
    },
    unlessRunning: (name, work) => unlessRunning(pool, name, work),
    bulkLoad: (work) => bulkLoad(pool, work),
    jsonRows: (columns, orderBy) =>
      sql`json_agg(json_build_object(${columnPairs(columns)}) order by ${sql.ref(orderBy)})::text`,
    lateFlush: {
      begin: sql`set local synchronous_commit = off`,
      // A transaction with a synchronous commit: once it is on the disk, so are all that were committed before.
      flush: sql`select pg_logical_emit_message(true, 'extranet', '')`,
    },
    // PostgreSQL keeps its log and old row versions itself: docs/privacy.md says for how long.
    emptyLog: async () => undefined,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    isUniqueViolation: (error) =>
      error instanceof Object && 'code' in error && error.code === UNIQUE_VIOLATION,
    troubleOf,
    serve: () => {
      timeoutMs = STATEMENT_WITHIN_MS;
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
    // Not awaited: a connection that hangs would delay the exit.
    pool.end().catch(() => undefined);
    const reason = (error instanceof Error && error.message) || 'connection refused';
    throw startError(`DATABASE_URL does not answer (${hostsOf(url)}): ${reason}.`);
  } finally {
    clearTimeout(timer);
  }
}

const hostsOf = (url: string): string =>
  placesOf(url)
    .map(({ host, port }) => `${host}:${port}`)
    .join(', ');

async function exclusively<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MAINTENANCE_LOCK]);
    return await work();
  } finally {
    // A lost connection has released the lock, and the work's own error is the one to throw.
    const lost = await client.query('select pg_advisory_unlock($1)', [MAINTENANCE_LOCK]).then(
      () => false,
      () => true,
    );
    client.release(lost);
  }
}

/** A lock number for a name within this schema. If two names had the same of 2^64, one would wait for the other. */
const LOCK_OF_NAME = "hashtextextended(current_schema() || ':' || $1, 0)";

async function unlessRunning<T>(
  pool: pg.Pool,
  name: string,
  work: () => Promise<T>,
): Promise<{ result: T } | null> {
  const client = await pool.connect();
  let lost = false;
  try {
    const { rows } = await client.query(`select pg_try_advisory_lock(${LOCK_OF_NAME}) as held`, [name]);
    if (rows[0]?.held !== true) return null;
    try {
      return { result: await work() };
    } finally {
      // A lost connection has released the lock.
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
    // Without fresh statistics the planner would sort the whole catalogue for every page of it.
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
