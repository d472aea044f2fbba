import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditLine } from '@extranet/shared/contracts';
import { sortKey } from '@extranet/shared/rules/customer';
import { csvRows } from '../../base/spreadsheets/csv.ts';
import { collected } from '../../testing/collected.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 40 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const exported = async (path: string, params: Record<string, string>) => {
  const answer = await admin(
    `/api/admin/${path}/export?${new URLSearchParams({ format: 'csv', ...params })}`,
  );
  assert.equal(answer.status, 200, answer.text);
  const rows = (await collected(csvRows(Buffer.from(answer.text)))).flat().map(({ cells }) => cells);
  return { answer, heads: rows[0] ?? [], rows: rows.slice(1) };
};
const filter = (query: object) => ({ query: JSON.stringify(query) });

describe('customers as a file', () => {
  it('are those that the list has, with every column, and the export stands in the journal [B5.08]', async () => {
    const { answer, heads, rows } = await exported('customers', {});
    assert.match(String(answer.headers['content-disposition']), /clients-\d{4}-\d\d-\d\d\.csv/);
    assert.deepEqual(heads.slice(0, 4), ['Société', 'Nom', 'Prénom', 'Email']);
    assert.equal(rows.length, (await admin('/api/admin/customers')).json<unknown[]>().length);
    const lines = (await admin('/api/admin/audit?l=0,1')).json<AuditLine[]>();
    assert.equal(lines[0]?.auAction, 'customer.exportList');
  });

  it('follow the filters: status, words, phone, catalogues, none at all [B5.08]', async () => {
    const emails = async (params: Record<string, string>) =>
      (await exported('customers', params)).rows.map((cells) => cells[3]);
    assert.deepEqual(await emails({ search: 'delaunay' }), ['garage@demo.example']);
    const { phone } = await app.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', 'u-garage')
      .executeTakeFirstOrThrow();
    const local = `0${phone.replace(/^\S+\s/, '').replace(/\D/g, '')}`;
    assert.deepEqual(await emails({ search: local }), ['garage@demo.example']);
    await app.db.updateTable('users').set({ catalogs: '[]' }).where('id', '=', 'u-client002').execute();
    assert.deepEqual(await emails({ catalogs: 'aucun' }), ['client002@demo.example']);
    await app.db.updateTable('users').set({ status: 'supprime' }).where('id', '=', 'u-client003').execute();
    assert.deepEqual(await emails(filter({ 'userStatus:eq': 'supprime' })), ['client003@demo.example']);
    assert.ok(!(await emails({})).includes('client003@demo.example'));
  });

  it('come in the order of the list, empty values last [B5.08]', async () => {
    await app.db.updateTable('users').set({ city: '' }).where('id', '=', 'u-client006').execute();
    const cities = async (sort: string) => {
      const { heads, rows } = await exported('customers', { sort });
      return rows.map((cells) => sortKey(cells[heads.indexOf('Ville')] ?? ''));
    };
    const up = await cities('city-up');
    assert.deepEqual(up.slice(0, -1), up.slice(0, -1).toSorted());
    assert.equal(up.at(-1), '');
    const down = await cities('city-down');
    assert.deepEqual(down.slice(0, -1), up.slice(0, -1).toReversed());
    assert.equal(down.at(-1), '');
    const unknown = await admin('/api/admin/customers/export?format=csv&sort=password-up');
    assertRefused(unknown, 400, 'request.invalid');
  });

  it('make no cell a formula, whatever a customer calls themselves [B5.08]', async () => {
    const name = '=HYPERLINK("http://x","y")';
    await app.db.updateTable('users').set({ comp_name: name }).where('id', '=', 'u-client004').execute();
    const { rows } = await exported('customers', { search: 'client004' });
    assert.equal(rows[0]?.[0], `'${name}`);
  });

  it('have telephone numbers as they are dialled here, without the mark of a formula [B5.08]', async () => {
    const phoneOf = async (phone: string) => {
      await app.db.updateTable('users').set({ phone }).where('id', '=', 'u-client005').execute();
      const { heads, rows } = await exported('customers', { search: 'client005' });
      return rows[0]?.[heads.indexOf('Téléphone')];
    };
    assert.equal(await phoneOf('+33 240551830'), '02 40 55 18 30');
    assert.equal(await phoneOf('+32 470123456'), "'+32 470123456");
    assert.equal(await phoneOf('=1+1'), "'=1+1");
  });

  it('are refused in another format', async () => {
    assertRefused(await admin('/api/admin/customers/export?format=pdf'), 400, 'request.invalid');
    const unknown = new URLSearchParams({ format: 'csv', ...filter({ 'x:eq': 1 }) });
    assertRefused(await admin(`/api/admin/customers/export?${unknown}`), 400, 'query.unknownFilter');
  });
});

describe('products as a file', () => {
  it('are those of the filter, with prices as numbers [B5.08]', async () => {
    const query = { 'prodCatalogue:eq': 'Kit' };
    const { heads, rows } = await exported('products', filter(query));
    const listed = (await admin(`/api/admin/products?${new URLSearchParams(filter(query))}`)).json<
      { prodRef: string; prodPrix: string }[]
    >();
    assert.deepEqual(
      rows.map((cells) => cells[0]),
      listed.map(({ prodRef }) => prodRef),
    );
    const price = rows[0]?.[heads.indexOf('Prix HT')] ?? '';
    assert.equal(Number(price.replace(',', '.')), Number(listed[0]?.prodPrix));
    const chosen = `format=csv&query=${encodeURIComponent('{"prodCatalogue:eq":"Faisceau"}')}&catalogue=Faisceau&traits=13.stock`;
    const withChips = (await admin(`/api/admin/products/export?${chosen}`)).text.split('\r\n').slice(1, -1);
    const expected = await app.db
      .selectFrom('products')
      .select('ref')
      .where('catalogue', '=', 'Faisceau')
      .where('type', '=', '13')
      .where('stock_code', 'in', ['1', '2'])
      .where('statut', '=', 'disponible')
      .execute();
    assert.deepEqual(withChips.map((row) => row.split(';')[0]).sort(), expected.map(({ ref }) => ref).sort());
    assert.ok(expected.length > 0);
    const xlsx = await admin('/api/admin/products/export?format=xlsx');
    assert.equal(xlsx.status, 200);
    assert.ok(xlsx.text.startsWith('PK'));
  });
});
