import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminOrderRow } from '@extranet/shared/contracts';
import { assertRefused } from '../../../../testing/refusals.ts';
import { signedIn } from '../../../../testing/signed-in.ts';
import { buildTestApp } from '../../../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 1400 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const ask = (payload: object) => admin('/api/admin/orders/export', { method: 'POST', payload });
const rowsOf = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n');
const exported = async (payload: object) => {
  const answer = await ask({ format: 'csv', what: 'orders', ...payload });
  assert.equal(answer.status, 200, answer.text);
  const [heads = '', ...rows] = rowsOf(answer.text);
  return { heads: heads.split(';'), rows };
};
const listed = async (query: object) =>
  (await admin(`/api/admin/orders?query=${encodeURIComponent(JSON.stringify(query))}`)).json<
    AdminOrderRow[]
  >();

describe('the export of orders', () => {
  it('has the orders of the list by its filters, as Excel opens it in France [B5.08]', async () => {
    const [sample] = await listed({ 'orderState:eq': 'validee' });
    assert.ok(sample);
    const year = Number(sample.orderDate.slice(0, 4));
    const query = { 'year:eq': year, 'customer:contains': sample.customer.userCompName.slice(0, 8) };
    const orders = await listed(query);
    const { heads, rows } = await exported({ query: JSON.stringify(query) });
    assert.deepEqual(heads.slice(0, 3), ['Commande', 'Référence client', 'Date']);
    assert.deepEqual(
      rows.map((row) => row.split(';')[0]),
      orders.map(({ orderRef }) => orderRef),
    );
    const total = sample.orderTotalPriceIT.toFixed(2).replace('.', ',');
    assert.equal(
      rows
        .find((row) => row.startsWith(sample.orderRef))
        ?.split(';')
        .at(-1),
      total,
    );
    assert.ok(orders.length < (await listed({})).length);
  });

  it('has one row for each line, each with its order, price and state [B5.08]', async () => {
    const [first, second] = await listed({});
    assert.ok(first && second);
    const { rows } = await exported({ what: 'lines', ids: [first.orderId, second.orderId] });
    assert.equal(rows.length, first.items.length + second.items.length);
    for (const { itProdRef } of first.items)
      assert.ok(rows.some((row) => row.startsWith(first.orderRef) && row.includes(`;${itProdRef};`)));
  });

  it('has chosen orders alone, and none that nobody knows [B9.04]', async () => {
    const orders = await listed({});
    const ids = orders.slice(3, 6).map(({ orderId }) => orderId);
    const { rows } = await exported({ ids: [...ids, 'nothing'] });
    assert.deepEqual(
      rows.map((row) => row.split(';')[0]),
      orders.slice(3, 6).map(({ orderRef }) => orderRef),
    );
  });

  it('has the missed day of every late order, also where another line was promised no day or a later one [B5.08]', async () => {
    const [partly, later, onTime] = await listed({ 'orderState:eq': 'validee' });
    assert.ok(partly && later && onTime);
    const set = (id: string, promised_on: string | null, due_on: string) =>
      app.db.updateTable('orders').set({ promised_on, due_on }).where('id', '=', id).execute();
    await set(partly.orderId, null, '2020-03-02');
    await set(later.orderId, '2999-01-04', '2020-03-03');
    await set(onTime.orderId, '2999-01-04', '2999-01-02');
    const ids = [partly, later, onTime].map(({ orderId }) => orderId);
    for (const what of ['orders', 'lines']) {
      const { heads, rows } = await exported({ what, ids });
      const dayOf = ({ orderRef }: AdminOrderRow) =>
        rows.find((row) => row.startsWith(orderRef))?.split(';')[heads.indexOf('Promise le')];
      assert.deepEqual([partly, later, onTime].map(dayOf), ['02/03/2020', '03/03/2020', '04/01/2999']);
    }
  });

  it('finds a product by its short form, as the list does [B5.08]', async () => {
    const line = await app.db
      .selectFrom('order_items')
      .select('prod_ref')
      .where('prod_ref', 'like', 'FA-000%')
      .executeTakeFirstOrThrow();
    const short = line.prod_ref.replace(/-0+/, '');
    const { rows } = await exported({ query: JSON.stringify({ 'prodRef:contains': short }) });
    assert.ok(
      rows.some((row) => row.includes(line.prod_ref)),
      short,
    );
  });

  it('has the orders of a department by the first digits of a postcode, as the list does [B5.08]', async () => {
    const code = (await listed({})).find(({ delivery }) => delivery)?.delivery?.daPostCode ?? '';
    const query = { 'delivery:contains': code.slice(0, 2) };
    const { heads, rows } = await exported({ query: JSON.stringify(query) });
    const at = heads.indexOf('Code postal');
    assert.equal(rows.length, (await listed(query)).length);
    assert.ok(rows.some((row) => row.split(';')[at] === code));
    assert.ok(rows.length < (await listed({})).length);
  });

  it('makes no cell a formula, in either format [B5.08]', async () => {
    const [first] = await listed({});
    await app.db
      .updateTable('orders')
      .set({ internal_ref: '=HYPERLINK("x")' })
      .where('id', '=', first?.orderId ?? '')
      .execute();
    const { rows } = await exported({ ids: [first?.orderId] });
    assert.match(rows[0] ?? '', /;"?'=HYPERLINK/);
    const sheet = await ask({ format: 'xlsx', what: 'orders', ids: [first?.orderId] });
    assert.equal(sheet.status, 200);
    assert.ok(sheet.text.startsWith('PK'));
  });

  it('leaves a line in the trail, and is for administrators only', async () => {
    await exported({ what: 'lines', query: '{"year:eq":1999}' });
    const line = await app.db
      .selectFrom('audit')
      .select(['action', 'subject'])
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual([line.action, line.subject], ['order.exportList', 'lines.csv']);
    assert.equal((await ask({ format: 'csv', what: 'orders', query: '{"x:eq":1}' })).status, 400);
    const garage = await signedIn(app, 'garage@demo.example');
    const payload = { format: 'csv', what: 'orders' };
    assertRefused(
      await garage('/api/admin/orders/export', { method: 'POST', payload }),
      403,
      'auth.forbidden',
    );
  });
});

describe('labels of chosen orders', () => {
  const labels = (ids: string[]) => admin('/api/admin/orders/labels', { method: 'POST', payload: { ids } });
  const pagesOf = (text: string) => text.match(/\/Type \/Page\b/g)?.length;

  it('are a PDF of A4 with 24 to a page, in the sequence of the choice [B9.04]', async () => {
    const delivered = (await listed({})).filter(({ delivery }) => delivery);
    const ids = delivered.slice(0, 25).map(({ orderId }) => orderId);
    const one = await labels(ids.slice(0, 24));
    assert.equal(one.status, 200, one.text);
    assert.equal(pagesOf(one.text), 1);
    assert.match(one.text, /\/MediaBox \[0 0 595\.28 841\.89\]/);
    assert.equal(pagesOf((await labels(ids)).text), 2);
  });

  it('are refused where no order has an address', async () => {
    assertRefused(await labels(['nothing']), 422, 'labels.noAddress');
    assert.equal((await labels([])).status, 400);
  });
});
