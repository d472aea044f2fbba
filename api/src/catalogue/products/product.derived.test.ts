import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { slices } from '../../../migrations/0029-slices.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { derivedColumns } from './product.derived.ts';

const { app, database } = await buildTestApp({ products: 300 });

const COLUMNS = ['pins', 'towbar', 'towed_kg', 'led', 'uncoded'] as const;
const stored = () => app.db.selectFrom('products').selectAll().orderBy('id').execute();

it('products stored before there were slices get the columns that a write gives them [B3.10]', async () => {
  const odd = ['', '1 500', '2\u00a0000 kg', '1\u202f300', 'environ 900', '750,5'];
  for (const [at, prodMR] of odd.entries())
    await app.db
      .updateTable('products')
      .set({ technical: JSON.stringify({ prodMR }), type: ['13 broches', 'autre'][at] ?? '' })
      .where('ref', '=', `AT-0000${at + 1}`)
      .execute();
  await app.db.updateTable('products').set({ pins: 0, towbar: 0, towed_kg: 0, led: 0, uncoded: 0 }).execute();
  const statements = slices.statements(database.dialect.columnTypes);
  await sql.raw(statements.find((one) => one.startsWith('update')) ?? '').execute(app.db);
  const rows = await stored();
  const own = (row: object) => COLUMNS.map((name) => row[name as keyof typeof row]);
  assert.deepEqual(
    rows.map((row) => [row.ref, ...own(row)]),
    rows.map((row) => [row.ref, ...own(derivedColumns(row))]),
  );
  assert.deepEqual(
    rows.filter(({ ref }) => /^AT-0000[1-6]$/.test(ref)).map(({ pins, towed_kg }) => [pins, towed_kg]),
    [
      [13, 0],
      [0, 1500],
      [0, 2000],
      [0, 1300],
      [0, 0],
      [0, 750],
    ],
  );
});
