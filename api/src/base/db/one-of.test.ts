import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '../../testing/test-app.ts';
import { oneOf } from './one-of.ts';

const { app } = await buildTestApp({ products: 20 });

test('a condition holds for the values that were given, however many', async () => {
  const all = (await app.db.selectFrom('products').select('ref').execute()).map(({ ref }) => ref);
  const found = async (values: readonly string[]) => {
    const rows = await app.db
      .selectFrom('products')
      .select('ref')
      .where(oneOf(app.db, 'products.ref', values))
      .execute();
    return rows.map(({ ref }) => ref).sort();
  };
  assert.deepEqual(await found(all), all.sort());
  assert.deepEqual(await found(all.slice(0, 1)), all.slice(0, 1));
  assert.deepEqual(await found([`{${all[0]}}`, `"${all[0]}"`, `${all[0]},${all[1]}`]), []);
  assert.deepEqual(await found([]), []);
});
