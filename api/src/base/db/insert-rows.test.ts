import assert from 'node:assert/strict';
import { it } from 'node:test';
import { buildTestApp } from '../../testing/test-app.ts';
import { insertRows } from './insert-rows.ts';

const { app } = await buildTestApp({ products: 1 });

it('rows are inserted as they are: texts with quotes and of JSON, numbers beyond 32 bits, empty texts and null', async () => {
  const row = {
    id: 'rows-1',
    kind: 'rows',
    payload: '{"says":"l’été \\u00e9 \'\\"\\n"}',
    created_at: '2026-01-01T00:00:00.000Z',
    run_at: null,
    taken_by: '',
    taken_until: '12',
    attempts: 4_000_000_000_000,
    last_error: 'ligne 1\nligne 2\t"€" \u{1F69A}',
    last_done_at: null,
  };
  const rows = [row, { ...row, id: 'rows-2', run_at: 'rests', attempts: 0 }];
  await insertRows(app.db, 'jobs', rows);
  const stored = app.db.selectFrom('jobs').selectAll().where('kind', '=', 'rows').orderBy('id');
  assert.deepEqual(
    (await stored.execute()).map((one) => ({ ...one })),
    rows,
  );
});

it('no rows are no statement', async () => {
  await insertRows(app.db, 'jobs', []);
});
