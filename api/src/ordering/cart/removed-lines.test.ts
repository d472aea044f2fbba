import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Cart } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, wait } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const VEHICLE = 'peugeot.308ii.2016';

const add = async (prodId: string, quantity: number, more: object = {}) =>
  (await garage('/api/cart/item', { method: 'POST', payload: { prodId, quantity, ...more } })).json<Cart>();
const remove = async (itId: string) =>
  (await garage(`/api/cart/item/${itId}`, { method: 'DELETE' })).json<Cart>();
const restore = (itId: string, quantity: number, by = garage) =>
  by(`/api/cart/item/${itId}/restore`, { method: 'POST', payload: { quantity } });
const references = ({ items }: Cart) =>
  items.map(({ itProdRef, itQuantity }) => `${itQuantity} ${itProdRef}`);

/** Three lines, the second removed. */
async function withoutTheSecond() {
  await add('p-fa-00001', 1);
  const second = (await add('p-fa-00002', 2)).items[1];
  const full = await add('p-fa-00003', 3);
  assert.ok(second);
  assert.deepEqual(references(await remove(second.itId)), ['1 FA-00001', '3 FA-00003']);
  return { second, full };
}

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute();
});

describe('a line that was removed from the cart', () => {
  it('comes back where it stood, and the cart is the one that it was', async () => {
    const { second, full } = await withoutTheSecond();
    assert.deepEqual((await restore(second.itId, 2)).json<Cart>(), full);
  });

  it('comes back with its vehicle and what was answered of it [B1.05]', async () => {
    const [line] = (await add('p-fa-00001', 1, { vehicle: VEHICLE, equipment: { sportBumper: 'non' } }))
      .items;
    assert.ok(line);
    const stored = () => app.db.selectFrom('cart_items').selectAll().execute();
    const before = await stored();
    assert.equal(before[0]?.vehicle, VEHICLE);
    await remove(line.itId);
    assert.deepEqual(await stored(), []);
    await restore(line.itId, 1);
    assert.deepEqual(await stored(), before);
  });

  it('comes back with the quantity that was shown, and once, however often it is asked for', async () => {
    const { second } = await withoutTheSecond();
    const cart = (await restore(second.itId, 7)).json<Cart>();
    assert.deepEqual(references(cart), ['1 FA-00001', '7 FA-00002', '3 FA-00003']);
    assert.deepEqual((await restore(second.itId, 7)).json<Cart>(), cart);
    const [one, two] = await Promise.all([restore(second.itId, 7), restore(second.itId, 7)]);
    assert.deepEqual([one.json<Cart>(), two.json<Cart>()], [cart, cart]);
  });

  it('joins the line of its product, if that was added again meanwhile, up to 9999 pieces', async () => {
    const { second } = await withoutTheSecond();
    await add('p-fa-00002', 9990);
    assertRefused(await restore(second.itId, 10), 400, 'cart.quantityTooLarge');
    const cart = (await restore(second.itId, 9)).json<Cart>();
    assert.deepEqual(references(cart), ['1 FA-00001', '3 FA-00003', '9999 FA-00002']);
    assertRefused(await restore(second.itId, 9), 404, 'notFound');
  });

  it('comes back though its product left the catalogue, as it stood in the cart', async () => {
    const { second } = await withoutTheSecond();
    const statut = (to: 'supprime' | 'disponible') =>
      app.db.updateTable('products').set({ statut: to }).where('id', '=', 'p-fa-00002').execute();
    await statut('supprime');
    const { items } = (await restore(second.itId, 2)).json<Cart>();
    await statut('disponible');
    assert.deepEqual([items[1]?.itProdRef, items[1]?.product], ['FA-00002', null]);
  });

  it('is let go of with the first removal after an hour', async () => {
    const { second, full } = await withoutTheSecond();
    wait(3_600_001);
    assert.ok(full.items[0]);
    await remove(full.items[0].itId);
    assertRefused(await restore(second.itId, 2), 404, 'notFound');
  });

  it('belongs to its customer', async () => {
    const { second } = await withoutTheSecond();
    assertRefused(await restore(second.itId, 2, atelier), 404, 'notFound');
    assert.equal((await restore(second.itId, 2)).status, 200);
  });
});
