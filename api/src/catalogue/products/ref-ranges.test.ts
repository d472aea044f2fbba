import assert from 'node:assert/strict';
import { it } from 'node:test';
import { buildTestApp } from '../../testing/test-app.ts';
import { refRanges } from './ref-ranges.ts';

const { app } = await buildTestApp({ products: 60 });

it('the ranges of references are all products, each once, also where many share one reference', async () => {
  const all = await app.db.selectFrom('products').select('id').orderBy('id').execute();
  const shared = all.slice(5, 25).map(({ id }) => id);
  await app.db.updateTable('products').set({ ref_norm: 'FA00030' }).where('id', 'in', shared).execute();
  for (const products of [1, 7, all.length - 1, all.length, all.length + 1]) {
    const seen: string[] = [];
    for await (const range of refRanges(app.db, products)) {
      const rows = await app.db.selectFrom('products').select('id').where(range).execute();
      seen.push(...rows.map(({ id }) => id));
    }
    assert.deepEqual(
      seen.sort(),
      all.map(({ id }) => id),
    );
  }
});
