import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildTestApp } from '../../testing/test-app.ts';
import { compiledOnce } from './compiled-once.ts';
import { type AsOne, asOne, oneOfThese } from './one-of.ts';

const { app } = await buildTestApp({ products: 20 });
const { db } = app;

describe('a statement that is compiled once', () => {
  let compiled = 0;
  const refs = compiledOnce<{ ids: AsOne; least: number }, { id: string }>(
    ['ids', 'least'],
    (own, { ids, least }, form) => {
      compiled += 1;
      return own
        .selectFrom('products')
        .select('id')
        .where(oneOfThese(own, 'products.id', ids))
        .where('price_cents', '>=', least)
        .orderBy('id', form === 'desc' ? 'desc' : 'asc')
        .compile();
    },
  );
  const ask = async (own: typeof db, ids: string[], least: number, form?: string) =>
    (await refs(own, { ids: asOne(own, ids), least }, form)).map(({ id }) => id);

  it('answers each call by its own values, whatever their number', async () => {
    const all = await db.selectFrom('products').select(['id', 'price_cents']).orderBy('id').execute();
    const ids = all.map(({ id }) => id);
    assert.deepEqual(await ask(db, ids.slice(2, 3), 0), ids.slice(2, 3));
    assert.deepEqual(await ask(db, ids, 0), ids);
    assert.deepEqual(await ask(db, [], 0), []);
    assert.deepEqual(await ask(db, ['nobody', 'no"b\'ody'], 0), []);
    const dear = Math.max(...all.map(({ price_cents }) => price_cents));
    assert.deepEqual(
      await ask(db, ids, dear),
      all.filter(({ price_cents }) => price_cents === dear).map(({ id }) => id),
    );
    assert.equal(compiled, 1);
    assert.deepEqual(await ask(db, ids, 0, 'desc'), ids.toReversed());
    assert.equal(compiled, 2);
  });

  it('sees what its transaction wrote', async () => {
    await db.transaction().execute(async (own) => {
      await own
        .updateTable('products')
        .set({ price_cents: 77_000_000 })
        .where('id', '=', 'p-fa-00001')
        .execute();
      assert.deepEqual(await ask(own, ['p-fa-00001', 'p-fa-00002'], 77_000_000), ['p-fa-00001']);
    });
  });
});
