import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  AdminSuccessor,
  ApiError,
  AuditLine,
  Cart,
  Replacement,
  SearchAnswer,
  Successor,
} from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 120 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const put = (ref: string, successor: string, otherKind?: boolean) =>
  admin(`/api/admin/reference/${ref}/successor`, {
    method: 'PUT',
    payload: { successor, ...(otherKind && { otherKind }) },
  });
/** Of whatever kind: the demonstration's neighbours are of different vehicles. */
const replaced = async (ref: string, successor: string) => {
  const answer = await put(ref, successor, true);
  assert.equal(answer.status, 200, answer.text);
};
const seenBy = async (call: typeof garage, ref: string) =>
  (await call(`/api/reference/${ref}/successor`)).json<Successor>().product?.prodRef ?? null;
const set = (
  ref: string,
  change: { stock_code?: '1' | '9'; statut?: 'disponible' | 'non disponible' | 'supprime' },
) => app.db.updateTable('products').set(change).where('ref', '=', ref).execute();

describe('what replaces a reference', () => {
  it('is entered in any writing, told to customers with their price, and taken back [B4.06]', async () => {
    await set('FA-00002', { stock_code: '1' });
    await replaced('fa%2000001', 'fa 00002');
    const { product } = (await garage('/api/reference/FA-00001/successor')).json<Successor>();
    assert.equal(product?.prodRef, 'FA-00002');
    assert.ok(Number(product?.prodMbrPrice) > 0);
    const entered = (await admin('/api/admin/reference/FA-00001/successor')).json<AdminSuccessor>();
    assert.equal(entered.successor, 'FA-00002');
    const [line] = (await admin('/api/admin/audit?l=0,1')).json<AuditLine[]>();
    assert.deepEqual([line?.auAction, line?.auObject], ['successor.save', 'FA-00001']);
    await replaced('FA-00001', '');
    assert.equal(await seenBy(garage, 'FA-00001'), null);
  });

  it('is taken by what is short for one reference, as its field suggests it [B4.06]', async () => {
    const answer = await put('FA-00001', 'fa3', true);
    assert.deepEqual(answer.json<AdminSuccessor>(), { successor: 'FA-00003' });
    await replaced('FA-00001', '');
    assertRefused(await put('FA-00001', 'fa1', true), 422, 'successor.itself');
    assertRefused(await put('FA-00001', 'fa99999', true), 422, 'successor.unknown');
  });

  it('is found by the reference of a deleted product, along a chain to what can be ordered [B4.06]', async () => {
    await replaced('FA-00011', 'FA-00012');
    await replaced('FA-00012', 'FA-00013');
    await set('FA-00011', { statut: 'supprime' });
    await set('FA-00012', { stock_code: '9' });
    await set('FA-00013', { stock_code: '1', statut: 'disponible' });
    assert.equal(await seenBy(garage, 'FA-00011'), 'FA-00013');
    await set('FA-00013', { statut: 'supprime' });
    assert.equal(await seenBy(garage, 'FA-00011'), 'FA-00012');
  });

  it('is not named to whom its catalogue is closed [B4.06]', async () => {
    await replaced('FA-00021', 'KI-00001');
    const reader = await signedIn(app, 'lecteur@demo.example');
    assert.equal(await seenBy(garage, 'FA-00021'), 'KI-00001');
    assert.equal(await seenBy(reader, 'FA-00021'), null);
  });

  it('is told for many references at once, in the writing that was asked for [B4.06]', async () => {
    await set('FA-00041', { stock_code: '9' });
    await set('FA-00043', { stock_code: '1' });
    await replaced('FA-00041', 'FA-00042');
    await replaced('FA-00042', 'FA-00043');
    const told = (await garage('/api/successors?refs=fa%2000041,FA-00044,FA-00042')).json<Replacement[]>();
    assert.deepEqual(
      told.map(({ ref, product }) => [ref, product.prodRef]),
      [
        ['fa 00041', 'FA-00042'],
        ['FA-00042', 'FA-00043'],
      ],
    );
    assertRefused(await garage('/api/successors?refs='), 400, 'request.invalid');
  });

  it('stands with the line of a cart that can no longer be ordered, and with no other [B4.06]', async () => {
    await set('FA-00045', { stock_code: '1' });
    await set('FA-00046', { stock_code: '1' });
    await replaced('FA-00045', 'FA-00046');
    const bought = [{ ref: 'FA-00045', qty: 2 }];
    const before = await garage('/api/express_order', { method: 'POST', payload: bought });
    assert.equal(before.json<Cart>().items.at(-1)?.itSuccessor, undefined);
    await set('FA-00045', { stock_code: '9' });
    const [line] = (await garage('/api/cart'))
      .json<Cart>()
      .items.filter(({ itProdRef }) => itProdRef === 'FA-00045');
    assert.equal(line?.itSuccessor?.prodRef, 'FA-00046');
    await set('FA-00045', { statut: 'supprime' });
    const cart = (await garage('/api/cart')).json<Cart>();
    assert.equal(cart.items.find(({ itId }) => itId === line?.itId)?.itSuccessor?.prodRef, 'FA-00046');
  });

  it('is found by whoever searches for the old reference, deleted or sold out [B4.06]', async () => {
    const asked = async (q: string) =>
      (await garage(`/api/search?q=${encodeURIComponent(q)}`)).json<SearchAnswer>().replaced;
    await set('FA-00051', { stock_code: '9', statut: 'disponible' });
    await set('FA-00052', { stock_code: '1', statut: 'disponible' });
    await replaced('FA-00051', 'FA-00052');
    const soldOut = await asked('fa-00051');
    assert.deepEqual([soldOut?.ref, soldOut?.product.prodRef], ['FA-00051', 'FA-00052']);
    assert.equal(await asked('FA-00052'), undefined);
    assert.equal(await asked('fa-0005'), undefined);
    await set('FA-00051', { statut: 'supprime' });
    assert.equal((await asked('fa-00051'))?.product.prodRef, 'FA-00052');
    await set('FA-00051', { statut: 'disponible', stock_code: '1' });
    assert.equal(await asked('FA-00051'), undefined);
  });

  it('of another catalogue is asked about before it is saved [B4.06]', async () => {
    const slip = await put('FA-00053', 'AT-00001');
    assertRefused(slip, 409, 'successor.otherKind');
    assert.match(
      slip.json<ApiError>().error.message,
      /AT-00001 est un attelage, pour .+, et FA-00053 un faisceau, pour /,
    );
    await replaced('FA-00053', 'AT-00001');
    assert.equal(await seenBy(garage, 'FA-00053'), 'AT-00001');
  });

  it('for another vehicle, or with another socket, is asked about too [B4.06]', async () => {
    const nature = (ref: string, modele: string, type: string) =>
      app.db
        .updateTable('products')
        .set({ marque: 'Peugeot', modele, type })
        .where('ref', '=', ref)
        .execute();
    await nature('FA-00061', '308', '7');
    await nature('FA-00062', '3008', '7');
    await set('FA-00062', { stock_code: '1', statut: 'disponible' });
    const vehicle = await put('FA-00061', 'FA-00062');
    assertRefused(vehicle, 409, 'successor.otherKind');
    assert.match(
      vehicle.json<ApiError>().error.message,
      /FA-00062 est pour Peugeot 3008, et FA-00061 pour Peugeot 308\./,
    );
    await nature('FA-00062', '308', '13');
    const socket = await put('FA-00061', 'FA-00062');
    assertRefused(socket, 409, 'successor.otherKind');
    assert.match(socket.json<ApiError>().error.message, /13.broches.*7.broches/);
    await nature('FA-00062', '308', '7');
    assert.equal((await put('FA-00061', 'FA-00062')).status, 200);
  });

  it('that cannot be ordered itself is asked about, beside what else is different [B4.06]', async () => {
    const alike = { marque: 'Peugeot', modele: '308', standard: 0, type: '7' } as const;
    await app.db.updateTable('products').set(alike).where('ref', 'in', ['FA-00063', 'FA-00064']).execute();
    const told = async () => {
      const asked = await put('FA-00063', 'FA-00064');
      assertRefused(asked, 409, 'successor.otherKind');
      return asked.json<ApiError>().error.message;
    };
    await set('FA-00064', { stock_code: '1', statut: 'non disponible' });
    assert.equal(await told(), 'FA-00064 ne se vend plus (vente suspendue).');
    await set('FA-00064', { statut: 'supprime' });
    assert.equal(await told(), 'FA-00064 ne se vend plus (supprimé).');
    await set('FA-00064', { stock_code: '9', statut: 'disponible' });
    assert.equal(await told(), 'FA-00064 est épuisé.');
    await app.db.updateTable('products').set({ type: '13' }).where('ref', '=', 'FA-00064').execute();
    assert.match(await told(), /13.broches.*7.broches.*\. FA-00064 est épuisé\./);
    assert.equal((await put('FA-00063', 'FA-00064', true)).status, 200);
  });

  it('makes no circle, and the refusal says which [B4.06]', async () => {
    await replaced('FA-00031', 'FA-00032');
    await replaced('FA-00032', 'FA-00033');
    const circle = await put('FA-00033', 'FA-00031', true);
    assertRefused(circle, 422, 'successor.circle');
    const { message } = circle.json<ApiError>().error;
    assert.ok(message.includes('FA-00031') && message.includes('FA-00033'), message);
    assertRefused(await put('FA-00031', 'FA-00031'), 422, 'successor.itself');
    assertRefused(await put('FA-00031', 'ZZ-9'), 422, 'successor.unknown');
    assertRefused(await put('ZZ-9', 'FA-00031'), 404, 'notFound');
  });
});
