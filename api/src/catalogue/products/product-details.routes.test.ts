import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileResponse, Product, RelatedProduct } from '@extranet/shared/contracts';
import { allMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Caller, signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, config } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const sansfaq = await signedIn(app, 'sansfaq@demo.example');

const ask = (call: Caller, prodId: unknown) =>
  call('/api/product/delivryInformationRequest', { method: 'POST', payload: { prodId } });

describe('GET /product/{id}/related', () => {
  it('lists the related products that the caller may see, in their words, with price and stock [C7.18][W1.03]', async () => {
    const link = { ref: 'FA-00001', ref_norm: 'FA00001', status: 'active' as const };
    await app.db.deleteFrom('related_links').where('ref_norm', '=', 'FA00001').execute();
    for (const related of ['KI-00001', 'AT-00001', 'KI-00008']) {
      const row = { ...link, related_ref: related, related_ref_norm: related.replace('-', '') };
      await app.db.insertInto('related_links').values(row).execute();
    }
    const related = (await garage('/api/product/p-fa-00001/related')).json<RelatedProduct[]>();
    assert.deepEqual(
      related.map(({ prodRef, prodId }) => [prodRef, prodId]),
      [
        ['AT-00001', 'p-at-00001'],
        ['KI-00001', 'p-ki-00001'],
      ],
    );
    assert.deepEqual(
      related.map(({ prodCatalogue }) => prodCatalogue),
      ['Attelage', 'Kit'],
    );
    const [towbar] = related;
    const row = (await garage('/api/product/p-at-00001')).json<Product>();
    assert.deepEqual(
      [towbar?.prodMbrPrice, towbar?.prodCodeStock, towbar?.prodStatut],
      [row.prodMbrPrice, row.prodCodeStock, row.prodStatut],
    );
    assert.match(towbar?.prodWords ?? '', /^Attelage .+, (depuis \d{4}|\d{4}(-\d{4})?)$/);
    const lecteur = await signedIn(app, 'lecteur@demo.example');
    assert.deepEqual((await lecteur('/api/product/p-fa-00001/related')).json(), []);
    assertRefused(await sansfaq('/api/product/p-fa-00001/related'), 404, 'notFound');
  });
});

describe('GET /product/datasheet/{prodId}', () => {
  it('answers the file, but not for a product that the caller may not see [C7.21 C3.11]', async () => {
    const { id } = await app.db
      .selectFrom('products')
      .select('id')
      .where('datasheet_id', 'is not', null)
      .where('catalogue', '=', 'Faisceau')
      .where('statut', '=', 'disponible')
      .executeTakeFirstOrThrow();
    const answer = await garage(`/api/product/datasheet/${id}`);
    assert.equal(answer.status, 200, answer.text);
    const file = answer.json<FileResponse>();
    assert.equal(file.mimetype, 'application/pdf');
    assert.equal(Buffer.from(file.contents, 'base64').subarray(0, 5).toString(), '%PDF-');
    assertRefused(await sansfaq(`/api/product/datasheet/${id}`), 404, 'notFound');
    await app.db.updateTable('products').set({ datasheet_id: null }).where('id', '=', id).execute();
    assertRefused(await garage(`/api/product/datasheet/${id}`), 404, 'notFound');
  });
});

describe('POST /product/delivryInformationRequest', () => {
  it('appears once in the administrators’ inbox, and is sent by mail [C7.22]', async () => {
    assert.equal((await ask(garage, 'p-fa-00004')).status, 200);
    assert.equal((await ask(garage, 'p-fa-00004')).status, 200);
    const inbox = await app.db.selectFrom('delivery_requests').selectAll().execute();
    assert.deepEqual(
      inbox.map(({ user_id, prod_ref, handled_at }) => [user_id, prod_ref, handled_at]),
      [['u-garage', 'FA-00004', null]],
    );
    const mails = await allMail(app, config);
    assert.equal(mails.length, 1);
    assert.equal(mails[0]?.to, 'admin@demo.example');
    assert.match(mails[0]?.text ?? '', /FA-00004[\s\S]*Garage Delaunay[\s\S]*garage@demo\.example/);
    assertRefused(await ask(sansfaq, 'p-fa-00004'), 404, 'notFound');
    assertRefused(await ask(garage, 7), 400, 'request.invalid');
  });

  it('says how many are wanted and by when, in inbox and mail, and refuses what is neither [W1.20]', async () => {
    const payload = { prodId: 'p-fa-00012', quantity: 6, wishedOn: '2099-12-24' };
    const send = (body: object) =>
      garage('/api/product/delivryInformationRequest', { method: 'POST', payload: body });
    assertRefused(await send({ ...payload, quantity: 0 }), 400, 'request.invalid');
    assertRefused(await send({ ...payload, wishedOn: 'demain' }), 400, 'request.invalid');
    assertRefused(await send({ ...payload, quantity: 10_000 }), 400, 'request.invalid');
    assert.equal((await send(payload)).status, 200);
    const kept = await app.db
      .selectFrom('delivery_requests')
      .select(['quantity', 'wished_on'])
      .where('prod_ref', '=', 'FA-00012')
      .executeTakeFirst();
    assert.deepEqual({ ...kept }, { quantity: 6, wished_on: '2099-12-24' });
    const mail = (await allMail(app, config)).find(({ subject }) => subject.includes('FA-00012'));
    assert.match(mail?.text ?? '', /Quantité souhaitée[\s\S]*6[\s\S]*Date souhaitée[\s\S]*24\/12\/2099/);
  });

  it('refuses a wished date that is past or in no calendar, and keeps nothing of the request [W1.20]', async () => {
    for (const wishedOn of ['2020-01-01', '2099-02-30']) {
      const payload = { prodId: 'p-fa-00020', wishedOn };
      const answer = await garage('/api/product/delivryInformationRequest', { method: 'POST', payload });
      assertRefused(answer, 400, 'request.invalid');
      assert.match(answer.text, /aujourd’hui ou une date à venir/);
    }
    const kept = await app.db
      .selectFrom('delivery_requests')
      .select('id')
      .where('prod_ref', '=', 'FA-00020')
      .execute();
    assert.deepEqual(kept, []);
  });
});
