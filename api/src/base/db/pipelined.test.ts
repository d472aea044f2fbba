import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { buildTestApp } from '../../testing/test-app.ts';
import { pipelined } from './pipelined.ts';
import type { DbOrTransaction } from './schema.ts';

const { app, database } = await buildTestApp({ products: 1 });
const number = async (db: DbOrTransaction, value: number) =>
  (await sql<{ value: number }>`select ${value} + 0 as value`.execute(db)).rows[0]?.value;

describe('statements that are pipelined', () => {
  it('answer in their order, null where there is none', async () => {
    await app.db.transaction().execute(async (transaction) => {
      const answers = await pipelined(transaction, (at) => [number(at, 1), null, number(at, 2)]);
      assert.deepEqual(
        answers.map((answer) => answer && Number(answer)),
        [1, null, 2],
      );
    });
  });

  it('are all over when one of them has failed, and tell why', async () => {
    const ended: string[] = [];
    const noting = (name: string, statement: Promise<unknown>) => statement.finally(() => ended.push(name));
    await app.db.connection().execute(async (connection) => {
      const failing = pipelined(connection, (at) => [
        noting('first', sql`select * from nowhere`.execute(at)),
        noting('second', number(at, 2)),
      ]);
      await assert.rejects(failing, /nowhere/);
    });
    assert.deepEqual(ended, ['first', 'second']);
  });
});

// A suite of its own: CI counts a test that is left out as failed, and only PostgreSQL has this to show.
describe('statements that are pipelined on PostgreSQL', { skip: database.dialect.name === 'sqlite' }, () => {
  it('are sent before the first is answered', async () => {
    const seen: string[] = [];
    await app.db.transaction().execute(async (transaction) => {
      const query = mock.method(pg.Client.prototype, 'query');
      const asked = async (at: DbOrTransaction, value: number) => {
        await number(at, value);
        seen.push(`answered after ${query.mock.callCount()} were sent`);
      };
      await pipelined(transaction, (at) => [asked(at, 1), asked(at, 2), asked(at, 3)]);
      query.mock.restore();
    });
    assert.deepEqual(seen, Array(3).fill('answered after 3 were sent'));
  });
});
