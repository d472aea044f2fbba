import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type {
  AuditLine,
  DeliveryInformationAsked,
  DeliveryRequest,
  Product,
} from '@extranet/shared/contracts';
import { addDays, arrivalDay, inParis } from '@extranet/shared/rules/order';
import { allMail, outgoingMail } from '../../../testing/outgoing-mail.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app, config } = await buildTestApp({ products: 20 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const inbox = async (more = '') =>
  (await admin(`/api/admin/deliveryRequests${more}`)).json<DeliveryRequest[]>();
const answer = (id: string | undefined, payload: unknown) =>
  admin(`/api/admin/deliveryRequest/${id}/answer`, { method: 'POST', payload });

describe('answering a delay request', () => {
  beforeEach(async () => {
    await app.db.deleteFrom('delivery_requests').execute();
    const payload = { prodId: 'p-fa-00004' };
    await garage('/api/product/delivryInformationRequest', { method: 'POST', payload });
  });

  it('begins with what a clerk looks up: words, stock and what this customer pays [W2.24] [B9.01]', async () => {
    const [request] = await inbox();
    const product = (await garage('/api/product/p-fa-00004')).json<Product>();
    assert.ok(request?.drProdWords.includes(product.prodModele));
    assert.equal(request?.drStockCode, product.prodCodeStock);
    assert.equal(request?.drPrice, Number(product.prodMbrPrice) || null);
    const stored = await app.db
      .selectFrom('products')
      .select('stock_qty')
      .where('id', '=', 'p-fa-00004')
      .executeTakeFirst();
    assert.equal(request?.drStockQty, stored?.stock_qty);
  });

  it('goes to the customer by mail, is recorded, and stands in the list of those answered [W2.24]', async () => {
    const [request] = await inbox();
    const promisedOn = arrivalDay(addDays(inParis(app.now()).day, 5));
    const given = await answer(request?.drId, { text: ' Réassort en route. ', promisedOn });
    assert.equal(given.status, 200, given.text);
    assert.deepEqual(await inbox(), []);
    const [answered] = await inbox('?all=1');
    assert.deepEqual(
      [answered?.drAnswer, answered?.drPromisedOn, answered?.drHandledBy],
      ['Réassort en route.', promisedOn, 'Camille Martin'],
    );
    const mail = await outgoingMail(app, config, 'Délai de livraison\u00a0: FA-00004');
    assert.equal(mail.to, 'garage@demo.example');
    assert.ok(mail.text.includes('Réassort en route.') && mail.text.includes(answered?.drProdWords ?? '?'));
    const trail = (await admin('/api/admin/audit?l=0,1')).json<AuditLine[]>();
    assert.deepEqual([trail[0]?.auAction, trail[0]?.auObject], ['deliveryRequest.answer', 'FA-00004']);
  });

  it('is given once: the second of two clerks is told that nothing was sent [W2.24]', async () => {
    const [request] = await inbox();
    const both = await Promise.all([
      answer(request?.drId, { text: 'Jeudi.' }),
      answer(request?.drId, { text: 'Vendredi.' }),
    ]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    const mails = await app.db
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'deliveryAnswer')
      .where('recipient', '=', 'garage@demo.example')
      .execute();
    assert.equal(mails.length, 2, 'one of this test and one of the test before');
  });

  it('promises no day of the past and no day off, and says something [B4.06]', async () => {
    const [request] = await inbox();
    const id = request?.drId;
    assertRefused(await answer(id, { text: 'Jeudi.', promisedOn: '2020-01-01' }), 400, 'request.invalid');
    const christmas = `${app.now().getUTCFullYear() + 1}-12-25`;
    assertRefused(await answer(id, { text: 'Noël.', promisedOn: christmas }), 400, 'request.invalid');
    assertRefused(await answer(id, { text: '   ' }), 400, 'request.invalid');
    assertRefused(await answer('nothing', { text: 'Jeudi.' }), 404, 'notFound');
    assert.equal((await inbox()).length, 1);
  });

  it('that was given otherwise keeps who marked it, and opens again [W2.24]', async () => {
    const [request] = await inbox();
    const mark = (done: boolean) =>
      admin(`/api/admin/deliveryRequest/${request?.drId}`, { method: 'PUT', payload: { done } });
    assert.equal((await mark(true)).json<DeliveryRequest>().drHandledBy, 'Camille Martin');
    assert.equal((await mark(false)).json<DeliveryRequest>().drHandledBy, '');
  });

  it('or marked as done lets the customer ask anew on the same day, with a mail as the first; not while one waits [C7.22] [W2.24]', async () => {
    const ask = async () => {
      const payload = { prodId: 'p-fa-00004' };
      const asked = await garage('/api/product/delivryInformationRequest', { method: 'POST', payload });
      return asked.json<DeliveryInformationAsked>().alreadyAsked;
    };
    const mails = async () =>
      (await allMail(app, config)).filter(({ subject }) => subject.includes('Demande de délai')).length;
    const before = await mails();
    const [first] = await inbox();
    assert.equal(await ask(), true);
    await answer(first?.drId, { text: 'Jeudi.' });
    assert.deepEqual(await Promise.all([ask(), ask()]).then((both) => both.sort()), [false, true]);
    const [second, ...others] = await inbox();
    assert.deepEqual(others, []);
    assert.ok(second && second.drId !== first?.drId);
    assert.equal(await mails(), before + 1);
    const mark = (id: string | undefined, done: boolean) =>
      admin(`/api/admin/deliveryRequest/${id}`, { method: 'PUT', payload: { done } });
    assertRefused(await mark(first?.drId, false), 409, 'deliveryRequest.askedAgain');
    assert.equal((await mark(second.drId, true)).status, 200);
    assert.equal(await ask(), false);
    assert.equal((await inbox()).length, 1);
    assert.equal(await mails(), before + 2);
  });
});
