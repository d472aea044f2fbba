import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Cart, Delivery, FileResponse, Order } from '@extranet/shared/contracts';
import { productKind, productWords } from '@extranet/shared/rules';
import { newAddress } from '../../testing/addresses.ts';
import { outgoingMail } from '../../testing/outgoing-mail.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Caller, signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, config } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const lecteur = await signedIn(app, 'lecteur@demo.example');

const add = (call: Caller, ref: string, quantity = 1) =>
  call('/api/cart/item', { method: 'POST', payload: { prodId: `p-${ref}`, quantity } });
const order = (call: Caller, payload: unknown, key?: string) =>
  call('/api/order', { method: 'POST', payload, headers: key ? { 'idempotency-key': key } : {} });
const own = { delivery: { daId: 'd-garage-1' } };
const raise = (id: string, by: number) =>
  app.db
    .updateTable('products')
    .set(({ eb }) => ({ price_cents: eb('price_cents', '+', by) }))
    .where('id', '=', id)
    .execute();

beforeEach(async () => {
  await app.db.deleteFrom('cart_items').execute();
});

describe('POST /order', () => {
  it('turns the server’s cart into a validated order, with copies of address, words and prices [C7.33 C3.07][W1.03]', async () => {
    await add(atelier, 'fa-00001', 2);
    const cart = (await add(atelier, 'ki-00001', 1)).json<Cart>();
    const answer = await order(atelier, {
      delivery: { daId: 'd-atelier-1' },
      orderInternalRef: 'OR 12-b',
      items: [{ itId: 'x', itQuantity: 1000, itMbrUnitPriceET: 0.01 }],
      orderTotalPriceIT: 1,
    });
    assert.equal(answer.status, 200, answer.text);
    const placed = answer.json<Order>();
    assert.match(placed.orderRef, /^CMD-\d{4}-\d{6}$/);
    assert.equal(placed.orderStatus, 'validee');
    assert.equal(placed.orderInternalRef, 'OR 12-b');
    assert.equal(placed.userId, 'u-atelier');
    assert.equal(placed.orderTotalPriceIT, cart.totalPriceIT);
    assert.equal(placed.orderTotalPriceET, cart.totalPriceET);
    assert.equal(placed.orderVATAmount, cart.orderVATAmount);
    assert.deepEqual(
      placed.items.map((item) => [item.itProdRef, item.itQuantity, item.itMbrUnitPriceET]),
      cart.items.map((item) => [item.itProdRef, item.itQuantity, item.itMbrUnitPriceET]),
    );
    assert.deepEqual((await atelier('/api/cart')).json<Cart>().items, []);
    // Only drafts have a fingerprint; an order keeps the names of its products.
    assert.equal(placed.fingerprint, null);
    assert.deepEqual(
      placed.items.map(({ itLabel }) => itLabel),
      cart.items.map(({ product }) => product && productWords(product)),
    );
    assert.deepEqual(
      placed.items.map(({ itProdKind }) => itProdKind),
      cart.items.map(({ product }) => product && productKind(product)),
    );
    await raise('p-fa-00001', 5000);
    await atelier('/api/delivery/d-atelier-1', { method: 'PUT', payload: { daCity: 'Ailleurs' } });
    assert.deepEqual((await atelier(`/api/order/${placed.orderId}`)).json<Order>(), placed);
  });

  it('takes a new address, which is then one of the customer’s own [C2.25 C3.08]', async () => {
    await add(atelier, 'fa-00002');
    const delivery = { ...newAddress, daStatus: 'hidden' };
    const placed = (await order(atelier, { delivery })).json<Order>();
    assert.ok(placed.delivery);
    assert.equal(placed.delivery.daCity, newAddress.daCity);
    assert.equal(placed.delivery.daCountry, 'FRANCE');
    const saved = (await atelier(`/api/delivery/${placed.orderDeliveryId}`)).json<Delivery>();
    assert.deepEqual(saved, placed.delivery);
  });

  it('orders nothing when the address is refused: a new one with its fields, somebody else’s as unknown [C5.08]', async () => {
    await add(atelier, 'fa-00002');
    const incomplete = await order(atelier, { delivery: { ...newAddress, daCity: ' ' } });
    const { fields } = assertRefused(incomplete, 422, 'delivery.invalid');
    assert.deepEqual(
      fields?.map(({ field }) => field),
      ['daCity'],
    );
    assertRefused(await order(atelier, own), 404, 'notFound');
    assertRefused(await order(atelier, { delivery: { daId: 'nothing' } }), 404, 'notFound');
    assert.equal((await atelier('/api/cart')).json<Cart>().items.length, 1);
  });

  it('refuses an empty cart, a customer who may not order, and a product that can no longer be ordered [C5.07 C6.02]', async () => {
    assertRefused(await order(garage, own), 409, 'cart.empty');
    assertRefused(await order(lecteur, own), 403, 'cart.orderingDisabled');
    await add(garage, 'at-00012');
    await app.db.updateTable('products').set({ stock_code: '9' }).where('id', '=', 'p-at-00012').execute();
    const refusal = assertRefused(await order(garage, own), 409, 'cart.notOrderable');
    assert.match(JSON.stringify(refusal), /AT-00012/);
  });

  it('makes one order of one cart, even when it is sent twenty times at once [C7.33]', async () => {
    await add(garage, 'fa-00001', 2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(garage, own)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    for (const refused of answers.filter(({ status }) => status !== 200)) {
      assertRefused(refused, 409, 'cart.empty');
    }
  });

  it('numbers orders without a gap, also when many come at once [C7.33]', async () => {
    const before = (await app.db.selectFrom('order_counters').selectAll().execute()).at(-1);
    const callers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        signedIn(app, `client${String(index + 1).padStart(3, '0')}@demo.example`),
      ),
    );
    const answers = await Promise.all(
      callers.map(async (call) => {
        const found = (await call('/api/products?l=0,40')).json<
          { prodId: string; prodCodeStock: string }[]
        >();
        for (const { prodId } of found) {
          const added = await call('/api/cart/item', { method: 'POST', payload: { prodId, quantity: 1 } });
          if (added.status === 200) break;
        }
        return order(call, { delivery: newAddress });
      }),
    );
    const refs = answers
      .filter(({ status }) => status === 200)
      .map((answer) => answer.json<Order>().orderRef);
    assert.equal(refs.length, 12);
    const numbers = refs.map((ref) => Number(ref.slice(-6))).sort((a, b) => a - b);
    const first = (before?.last ?? 0) + 1;
    assert.deepEqual(
      numbers,
      Array.from({ length: 12 }, (_, index) => first + index),
    );
  });
});

describe('POST /order with an Idempotency-Key', () => {
  it('answers a repeat with the first answer, and refuses the key for another payload [C7.33]', async () => {
    await add(garage, 'fa-00001');
    const first = await order(garage, own, 'key-of-one-click');
    assert.equal(first.status, 200, first.text);
    await add(garage, 'fa-00002');
    const again = await order(garage, own, 'key-of-one-click');
    assert.deepEqual(again.json<Order>(), first.json<Order>());
    assert.equal((await garage('/api/cart')).json<Cart>().items.length, 1);
    const other = await order(garage, { ...own, orderInternalRef: 'other' }, 'key-of-one-click');
    assertRefused(other, 422, 'order.keyReused');
  });

  it('is separate for each customer', async () => {
    await add(garage, 'fa-00001');
    await add(atelier, 'fa-00001');
    const mine = await order(garage, own, 'the-same-key');
    const theirs = await order(atelier, { delivery: { daId: 'd-atelier-1' } }, 'the-same-key');
    assert.deepEqual([mine.status, theirs.status], [200, 200]);
    assert.notEqual(mine.json<Order>().orderId, theirs.json<Order>().orderId);
    // With identical payloads too, nobody gets the other's draft as an answer.
    const moderateur = await signedIn(app, 'moderateur@demo.example');
    for (const caller of [moderateur, atelier]) await add(caller, 'fa-00001');
    const drafts = [];
    for (const caller of [moderateur, atelier]) drafts.push(await order(caller, {}, 'the-same-draft'));
    assert.deepEqual(
      drafts.map((draft) => draft.json<Order>().userId),
      ['u-moderateur', 'u-atelier'],
    );
  });

  it('answers 409 while the first is still running, and never orders twice [C7.33] [W3.07]', async () => {
    await add(garage, 'fa-00001');
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(garage, own, 'twenty-at-once')));
    const ids = new Set<string>();
    for (const answer of answers) {
      if (answer.status === 200) ids.add(answer.json<Order>().orderId);
      else assertRefused(answer, 409, 'order.inProgress');
    }
    assert.equal(ids.size, 1);
  });

  it('lets the same key try again after a refusal', async () => {
    assertRefused(await order(garage, own, 'refused-at-first'), 409, 'cart.empty');
    await add(garage, 'fa-00001');
    assert.equal((await order(garage, own, 'refused-at-first')).status, 200);
  });
});

describe('a draft and its address', () => {
  const draftOf = async (call: Caller) => {
    await add(call, 'fa-00001');
    return (await order(call, {})).json<Order>();
  };

  it('is made by an order without an address; its address is chosen, then it is validated [C2.07, C4.09]', async () => {
    const draft = await draftOf(garage);
    const url = `/api/order/${draft.orderId}`;
    assert.deepEqual([draft.orderStatus, draft.delivery, draft.orderPDFFilename], ['brouillon', null, null]);
    assertRefused(await garage(`${url}/validate`, { method: 'POST' }), 409, 'order.noDelivery');
    assertRefused(await garage(`/api/order/pdf/${draft.orderId}`), 409, 'order.notValidated');
    await garage(`${url}/delivery`, { method: 'PUT', payload: { delivery: newAddress } });
    const chosen = (await garage(`${url}/delivery`, { method: 'PUT', payload: own })).json<Order>();
    assert.equal(chosen.delivery?.daId, 'd-garage-1');
    assert.equal(chosen.orderStatus, 'brouillon');
    const validated = (await garage(`${url}/validate`, { method: 'POST' })).json<Order>();
    assert.ok(validated.orderStatus.startsWith('val'));
    assert.deepEqual(validated.delivery, chosen.delivery);
  });

  it('is read-only once it is validated, and is never found by another customer [C4.09 C2.07]', async () => {
    const draft = await draftOf(garage);
    const url = `/api/order/${draft.orderId}`;
    const choose = { method: 'PUT', payload: own } as const;
    const theirs = { method: 'PUT', payload: { delivery: { daId: 'd-atelier-1' } } } as const;
    assertRefused(await atelier(`${url}/delivery`, theirs), 404, 'notFound');
    assertRefused(await garage(`${url}/delivery`, theirs), 404, 'notFound');
    assertRefused(await atelier(`${url}/validate`, { method: 'POST' }), 404, 'notFound');
    await garage(`${url}/delivery`, choose);
    const answers = await Promise.all([1, 2, 3].map(() => garage(`${url}/validate`, { method: 'POST' })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
    assertRefused(await garage(`${url}/delivery`, choose), 409, 'order.readOnly');
  });
});

describe('the confirmation and the order form', () => {
  it('sends one mail per validated order, in text and HTML, after the commit [C7.33]', async () => {
    await add(atelier, 'fa-00001', 2);
    const placed = (await order(atelier, { delivery: newAddress })).json<Order>();
    const mail = await outgoingMail(app, config, `Votre commande ${placed.orderRef}`);
    assert.equal(mail.to, 'atelier@demo.example');
    for (const body of [mail.text, mail.html]) {
      assert.match(body, new RegExp(placed.orderRef));
      assert.match(body, /Livraison estimée/);
      assert.match(body, /FA-00001/);
      assert.match(body, /https:\/\/extranet\.example\/order\//);
    }
  });

  it('writes quantities with their thousands, HT beside each total, and on each page of the form once that it is no invoice [W1.34] [W1.38]', async () => {
    await add(garage, 'fa-00001', 1234);
    const { orderId, orderRef } = (await order(garage, { delivery: newAddress })).json<Order>();
    const mail = await outgoingMail(app, config, `Votre commande ${orderRef}`);
    assert.match(mail.text, /\| {2}1\s234 {2}\|.*€ HT/);
    const form = (await garage(`/api/order/pdf/${orderId}`)).json<FileResponse>();
    const [page = '', ...others] = await pdfText(Buffer.from(form.contents, 'base64'));
    assert.deepEqual(others, []);
    assert.match(page, /FA-00001/);
    assert.equal(page.match(/neconstituepasunefacture/g)?.length, 1);
    assert.match(page, /1234.*€HT.*€HT.*€.*€TTC/);
    assert.match(page, /TVAcalculéesurletotalHT,puisrépartieaucentime/);
  });

  it('makes the form once, keeps it, and shows it to its owner only [C7.36]', async () => {
    const [mine] = (await garage('/api/orders?l=0,1')).json<Order[]>();
    assert.ok(mine?.orderPDFFilename);
    const url = `/api/order/pdf/${mine.orderId}`;
    const [first, ...others] = await Promise.all([garage(url), garage(url), garage(url)]);
    const file = first.json<FileResponse>();
    assert.equal(file.name, mine.orderPDFFilename);
    assert.equal(file.mimetype, 'application/pdf');
    assert.equal(Buffer.from(file.contents, 'base64').subarray(0, 5).toString(), '%PDF-');
    for (const other of others) assert.deepEqual(other.json<FileResponse>(), file);
    const forms = await app.db.selectFrom('files').select('id').where('name', '=', file.name).execute();
    assert.equal(forms.length, 1);
    await app.db.updateTable('users').set({ comp_name: 'Renamed' }).where('id', '=', 'u-garage').execute();
    assert.deepEqual((await garage(url)).json<FileResponse>(), file);
    assertRefused(await atelier(url), 404, 'notFound');
  });
});
