import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { buildTestApp } from '../../testing/test-app.ts';
import { begunWith } from './begun-with.ts';
import type { DbOrTransaction } from './schema.ts';

const { app } = await buildTestApp({ products: 5 });
const { db } = app;

const named = (at: DbOrTransaction, name: string) =>
  at
    .updateTable('products')
    .set({ titre: name })
    .where('id', '=', 'p-fa-00001')
    .returning('titre')
    .executeTakeFirstOrThrow();
const title = async () =>
  (await db.selectFrom('products').select('titre').where('id', '=', 'p-fa-00001').executeTakeFirstOrThrow())
    .titre;

describe('a transaction that begins with statements', () => {
  it('hands their answers to the work, which sees what they wrote', async () => {
    const told = await begunWith(
      db,
      (at) => [named(at, 'One'), null],
      async (transaction, [first, none]) => [first.titre, none, (await named(transaction, 'Two')).titre],
    );
    assert.deepEqual(told, ['One', null, 'Two']);
    assert.equal(await title(), 'Two');
  });

  it('writes nothing when the work fails, nor when one of them does, and its connection goes on', async () => {
    const before = await title();
    const refused = begunWith(
      db,
      (at) => [named(at, 'Lost')],
      async () => {
        throw new Error('refused');
      },
    );
    await assert.rejects(refused, /refused/);
    let worked = false;
    const broken = begunWith(
      db,
      (at) => [named(at, 'Lost'), sql`select * from nowhere`.execute(at)],
      async () => {
        worked = true;
      },
    );
    await assert.rejects(broken, /nowhere/);
    assert.equal(worked, false);
    const at = Array.from({ length: 30 }, title);
    assert.deepEqual(new Set(await Promise.all(at)), new Set([before]));
  });
});
