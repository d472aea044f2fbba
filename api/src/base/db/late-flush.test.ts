import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { after, describe, it } from 'node:test';
import { sql } from 'kysely';
import { freshSchema } from '../../testing/test-app.ts';
import { transactionWithLateFlush } from './late-flush.ts';
import { openDatabase } from './open.ts';

const schema = await freshSchema(process.env.DATABASE_URL_TEST);
/** More than the pool has connections, so that one that is given back is taken by somebody else at once. */
const AT_ONCE = 40;

describe('a transaction with a late flush', { skip: !schema && 'PostgreSQL only' }, async () => {
  if (!schema) return;
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: schema.url });
  after(async () => {
    await database.close();
    await schema.drop();
  });

  it('is flushed on its own connection: another one might lead to a server that never saw it', async () => {
    const { db, dialect } = database;
    await sql`create table flushes (backend int)`.execute(db);
    const { begin } = dialect.lateFlush as NonNullable<typeof dialect.lateFlush>;
    const flush = sql`insert into flushes values (pg_backend_pid())`;
    const noting = { db, dialect: { ...dialect, lateFlush: { begin, flush } } };
    const backends = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        transactionWithLateFlush(
          noting,
          (at) => [sql<{ backend: number }>`select pg_backend_pid() as backend`.execute(at)],
          async (_, [{ rows }]) => ({ answer: rows[0]?.backend, last: () => [] }),
        ),
      ),
    );
    const { rows } = await sql<{ backend: number }>`select backend from flushes`.execute(db);
    assert.deepEqual(rows.map(({ backend }) => backend).sort(), backends.sort());
    assert.ok(new Set(backends).size > 1, 'the test itself');
  });
});
