import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileResponse, NotificationList, OrderDocument } from '@extranet/shared/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { paperOffice } from '../../testing/paper-office.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { readName } from './document-name.ts';
import { readXml } from './factur-x.ts';

const { app, wait } = await buildTestApp({ products: 20 });
// Those of the demonstration are looked at with it.
await app.db.deleteFrom('order_documents').execute();
const ADMIN = 'admin@demo.example';
const admin = await signedIn(app, ADMIN, 'admin');
const adminToken = await tokenOf(app, ADMIN, 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');

const { order, send, attach } = paperOffice(app, admin, adminToken);
const mine = await order(garage);
const theirs = await order(atelier);

const outcomes = async (paths: string[], orderId?: string) =>
  (await attach(paths, orderId)).map(({ outcome }) => outcome);
const list = async (call = garage) => (await call('/api/documents')).json<OrderDocument[]>();

describe('documents of orders', () => {
  it('find their orders by their names, say what they cannot do with the others, and whose they are to a clerk [B4.08]', async () => {
    const paths = [
      await send(`F-2026-0001_${mine.orderRef}.pdf`),
      await send(`F-2026-0002 ${theirs.orderRef}.pdf`),
      await send('F-2026-0003.pdf'),
      await send('F-2026-0004_CMD-2026-999999.pdf'),
      await send(`f 2026 0001 ${theirs.orderRef}.pdf`),
    ];
    assert.deepEqual(await outcomes([...paths, 'nothing']), [
      ...['attached', 'attached', 'noOrder', 'unknownOrder', 'already', 'gone'],
    ]);
    assert.deepEqual(await outcomes(paths.slice(0, 1)), ['gone']);
    assert.deepEqual(
      (await list()).map(({ number, orderRef, kind, totalIT }) => [number, orderRef, kind, totalIT]),
      [['F-2026-0001', mine.orderRef, 'invoice', null]],
    );
    assert.equal((await list(atelier)).length, 1);
    const all = (await admin('/api/admin/documents')).json<(OrderDocument & { customer: string })[]>();
    const customers = new Map(all.map(({ orderRef, customer }) => [orderRef, customer]));
    assert.equal(customers.get(mine.orderRef), 'Garage Delaunay');
    assert.ok((customers.get(theirs.orderRef) ?? 'Garage Delaunay') !== 'Garage Delaunay');
    assert.ok(!('customer' in ((await list())[0] ?? {})));
    const [news] = (await garage('/api/notifications')).json<NotificationList>().notifications;
    assert.deepEqual(
      [news?.title, news?.path],
      [`Facture F-2026-0001 de la commande ${mine.orderRef}`, '/orders/documents'],
    );
    const trail = await app.db
      .selectFrom('audit')
      .select('subject')
      .where('action', '=', 'document.attach')
      .execute();
    assert.equal(trail.length, 2);
  });

  it('give day, due day, total and order from their Factur-X data [B4.08]', async () => {
    const invoice = await send('envoi du 5.pdf', { number: 'FX-77', order: mine.orderRef });
    const credit = await send(`avoir.pdf`, {
      number: 'AV-12',
      type: '381',
      order: mine.orderRef,
      total: '20.05',
    });
    assert.deepEqual(await outcomes([invoice, credit]), ['attached', 'attached']);
    const found = await list();
    const of = (number: string) => found.find((one) => one.number === number);
    assert.deepEqual(
      [of('FX-77')?.issuedOn, of('FX-77')?.dueOn, of('FX-77')?.totalIT, of('FX-77')?.structured],
      ['2026-11-05', '2026-12-05', 120.5, true],
    );
    assert.deepEqual([of('AV-12')?.kind, of('AV-12')?.totalIT], ['credit', -20.05]);
  });

  it('are refused at another customer’s order [B4.08]', async () => {
    const path = await send(`F-2026-0009_${theirs.orderRef}.pdf`);
    assert.deepEqual(await outcomes([path], mine.orderId), ['otherOrder']);
    assert.deepEqual(await outcomes([path], theirs.orderId), ['attached']);
  });

  it('are read by their own account only, alone and as the ZIP of a month [B4.08]', async () => {
    const [first] = await list();
    const file = await garage(`/api/utils/file?path=${first?.path}`);
    assert.equal(file.json<FileResponse>().mimetype, 'application/pdf');
    assertRefused(await atelier(`/api/utils/file?path=${first?.path}`), 404, 'notFound');
    assertRefused(await atelier(`/api/order/${mine.orderId}/documents`), 404, 'notFound');
    assert.equal((await garage(`/api/order/${mine.orderId}/documents`)).json<OrderDocument[]>().length, 3);
    const token = await tokenOf(app, 'garage@demo.example');
    const zip = await app.inject({
      url: '/api/documents/zip?month=2026-11',
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(zip.headers['content-type'], 'application/zip');
    const files = unzipSync(new Uint8Array(zip.rawPayload));
    assert.ok(Object.keys(files).includes('facture-FX-77.pdf'));
    assert.ok(Object.keys(files).includes('avoir-AV-12.pdf'));
    assert.match(strFromU8(files['facture-FX-77.pdf'] ?? new Uint8Array(), true), /^%PDF-/);
    assertRefused(await garage('/api/documents/zip?month=1999-01'), 404, 'notFound');
    assertRefused(await garage('/api/documents/zip?month=2026-13'), 400, 'request.invalid');
  });

  it('make a statement that Excel opens, with a running total [B4.08]', async () => {
    const { text } = await garage('/api/documents/statement');
    const lines = text.slice(1).trim().split('\r\n');
    assert.equal(text.charCodeAt(0), 0xfeff);
    assert.equal(lines[0], 'Date;Pièce;Numéro;Commande;Échéance;Montant TTC;Cumul TTC');
    assert.ok(lines.includes(`05/11/2026;Avoir;AV-12;${mine.orderRef};05/12/2026;-20,05;-20,05`));
    assert.ok(lines.includes(`05/11/2026;Facture;FX-77;${mine.orderRef};05/12/2026;120,50;100,45`));
  });

  it('make a statement on paper, dated, each month with its total [B4.08]', async () => {
    const token = await tokenOf(app, 'garage@demo.example');
    const answer = await app.inject({
      url: '/api/documents/statement?format=pdf',
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.headers['content-type'], 'application/pdf');
    const [page = ''] = await pdfText(answer.rawPayload);
    assert.match(page, /Relevédecompte.*Établile\d{2}\/\d{2}\/\d{4}à/);
    assert.match(page, /AvoirAV-12.*-20,05€/);
    assert.match(page, /Totaldumois,novembre2026100,45€/);
  });

  it('are called by kind and order where their name has no number of its own [B4.08]', async () => {
    const path = await send(`AV-${mine.orderRef}.pdf`);
    assert.deepEqual(await outcomes([path]), ['attached']);
    const [credit] = (await list()).filter(({ kind, number }) => kind === 'credit' && number !== 'AV-12');
    assert.equal(credit?.number, `Avoir ${mine.orderRef}`);
  });

  it('are kept when they hang at an order, and removed when they hang nowhere [B4.08]', async () => {
    const lost = await send('nulle part.pdf');
    wait(49 * 3_600_000);
    await app.sweep();
    const left = await app.db.selectFrom('files').select('id').where('kind', '=', 'orderDocument').execute();
    assert.ok(!left.some(({ id }) => id === lost));
    assert.equal(left.length, (await app.db.selectFrom('order_documents').select('id').execute()).length);
  });
});

describe('the name of a document', () => {
  it('says the order, and the rest is its number [B4.08]', () => {
    assert.deepEqual(readName('Facture_F-12_CMD-2026-001349.pdf'), {
      orderRef: 'CMD-2026-001349',
      number: 'F-12',
      kind: 'invoice',
    });
    assert.deepEqual(readName('cmd 2026 1349 - AV 7.PDF'), {
      orderRef: 'cmd 2026 1349',
      number: 'AV 7',
      kind: 'credit',
    });
    assert.deepEqual(readName('scan.pdf'), { orderRef: '', number: 'scan', kind: 'invoice' });
  });

  it('nothing is read of data with a DOCTYPE or without a number [B4.08]', () => {
    assert.throws(() => readXml('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'), /DOCTYPE/);
    assert.equal(readXml('<CrossIndustryInvoice/>'), null);
  });
});
