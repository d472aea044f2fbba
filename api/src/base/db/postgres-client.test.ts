import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { after, describe, it } from 'node:test';
import { sql } from 'kysely';
import { freshSchema } from '../../testing/test-app.ts';
import { openDatabase } from './open.ts';

const schema = await freshSchema(process.env.DATABASE_URL_TEST);

describe('a connection to PostgreSQL', { skip: !schema && 'PostgreSQL only' }, async () => {
  if (!schema) return;
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: schema.url });
  after(async () => {
    await database.close();
    await schema.drop();
  });
  const limitOf = async () => {
    const { rows } = await sql<{ lock_timeout: string; backend: number }>`
      select current_setting('lock_timeout') as lock_timeout, pg_backend_pid() as backend`.execute(
      database.db,
    );
    return rows[0];
  };

  it('waits for locks without an end while it migrates, and for less than a statement may take once it serves', async () => {
    const before = await limitOf();
    assert.equal(before?.lock_timeout, '0');
    database.dialect.serve();
    assert.deepEqual(await limitOf(), { ...before, lock_timeout: '7s' }, 'the same connection');
    const all = await Promise.all(Array.from({ length: 5 }, limitOf));
    assert.ok(new Set(all.map((one) => one?.backend)).size > 1, 'the test itself');
    for (const one of all) assert.equal(one?.lock_timeout, '7s');
  });

  it('has no other limit on the server, which would take a commit that waits for its standby for done', async () => {
    const { rows } = await sql<{ limit: string }>`
      select current_setting('statement_timeout') as limit`.execute(database.db);
    assert.equal(rows[0]?.limit, '0');
  });
});
