import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Application, ImportLines, ImportRow } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import { vehicles } from '../../../../../migrations/0024-vehicles.ts';
import { importsOfApplications } from '../../../../../migrations/0055-imports-of-applications.ts';
import { signedIn } from '../../../../testing/signed-in.ts';
import { buildTestApp } from '../../../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 20 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const AT = app.now().toISOString();

type Row = Record<string, string | number | null>;

async function put(table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    app.db,
  );
}

const vehicle = (modele: string): Application => ({
  ...{ marque: 'Peugeot', modele, from: 2013, to: 2021 },
  ...{ with: ['preparation'], without: [], note: 'sauf « GT »' },
});
const save = async (id: string, list: readonly Application[]) =>
  assert.equal(
    (await admin(`/api/admin/product/${id}/applications`, { method: 'PUT', payload: list })).status,
    200,
  );
const listed = async (id: string) =>
  (await admin(`/api/admin/product/${id}/applications`)).json<Application[]>();
const imported = (id: string, preview: object, row: Row = {}) =>
  put('application_imports', {
    ...{ id, admin_name: 'Camille Petit', file_name: `${id}.csv`, status: 'applied' },
    ...{ preview: JSON.stringify(preview), created_at: AT, applied_at: AT, undone_at: null },
    ...row,
  });
const counts = { added: 2, changed: 1, removed: 3, products: 2 };

/** The tables of before, with what a file did that was applied then; and the step to the tables of now. */
before(async () => {
  const { columnTypes } = app.database.dialect;
  const run = (statement: string) => sql.raw(statement).execute(app.db);
  for (const one of vehicles.statements(columnTypes))
    if (one.startsWith('create table application_import')) await run(one);
  await save('p-fa-00001', [vehicle('308 III')]);
  await save('p-fa-00002', [vehicle('508 II')]);
  const lines = [
    { line: 7, ref: 'ZZ-9', reason: 'Référence inconnue.' },
    { line: 9, ref: '', reason: 'Zéro\0' },
  ];
  const impIgnored = { count: 130, lines, unreadColumns: ['Équipement', 'De (colonne 10, en double)'] };
  await imported('i-applied', { ...counts, impIgnored });
  await imported('i-undone', { ...counts, impLeft: ['FA-00001'] }, { status: 'undone', undone_at: AT });
  await imported('i-preview', counts, { status: 'preview', applied_at: null });
  for (const [product_id, was_edited, old, now] of [
    ['p-fa-00001', 1, '208 I', '308 III'],
    ['p-fa-00002', 0, '308 II', '508 II'],
  ] as const)
    await put('application_import_products', {
      ...{ import_id: 'i-applied', product_id, was_edited },
      before_list: JSON.stringify([vehicle(old)]),
      after_list: JSON.stringify([vehicle(now)]),
    });
  for (const one of importsOfApplications.statements(columnTypes)) await run(one);
});

describe('imports of vehicles from before they were imports like the others', () => {
  it('are listed with what they changed, left aside and left as it was; a look is forgotten [B1.06]', async () => {
    const rows = (await admin('/api/admin/imports?kind=applications')).json<ImportRow[]>();
    const byId = new Map(rows.map((row) => [row.imId, row]));
    assert.deepEqual([...byId.keys()].sort(), ['i-applied', 'i-undone']);
    const { imSummary, imAdmin, imFile, imLeft } = byId.get('i-applied') as ImportRow;
    assert.deepEqual([imAdmin, imFile, imLeft], ['Camille Petit', 'i-applied.csv', []]);
    const { lines, updated, unreadable, added, changed, removed, unreadColumns } = imSummary;
    assert.deepEqual([lines, updated, unreadable, added, changed, removed], [132, 2, 130, 2, 1, 3]);
    assert.deepEqual(unreadColumns, ['Équipement', 'De (colonne 10, en double)']);
    assert.deepEqual(byId.get('i-undone')?.imLeft, ['FA-00001']);
    const aside = (await admin('/api/admin/import/i-applied/lines?view=unreadable')).json<ImportLines>();
    assert.deepEqual(
      aside.lines.map(({ line, ref, reason }) => [line, ref, reason.slice(0, 4)]),
      [
        [7, 'ZZ-9', 'Réfé'],
        [9, '', 'Zéro'],
      ],
    );
  });

  it('can be undone: a list of its own comes back, and what followed its product follows it again [B1.06]', async () => {
    const undone = await admin('/api/admin/import/i-applied/undo', { method: 'POST' });
    assert.equal(undone.status, 200, undone.text);
    assert.deepEqual(await listed('p-fa-00001'), [vehicle('208 I')]);
    const origin = await admin('/api/admin/product/p-fa-00002/applications/origin');
    const { editedAt, own } = origin.json<{ editedAt: string | null; own: Application[] }>();
    assert.equal(editedAt, null);
    assert.deepEqual(await listed('p-fa-00002'), own);
  });
});
