import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Favourites } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, wait } = await buildTestApp({ products: 400 });
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const [ONE, TWO, KIT] = ['p-fa-00001', 'p-fa-00002', 'p-ki-00001'] as const;

const favourites = async (call = garage) => {
  const answer = await call('/api/favourites');
  assert.equal(answer.status, 200, answer.text);
  return answer.json<Favourites>();
};
const ids = async (call = garage) => (await favourites(call)).map(({ prodId }) => prodId);
const keep = (prodId: string, method: 'PUT' | 'DELETE' = 'PUT', call = garage) => {
  // Two of one millisecond have no order.
  wait(1000);
  return call(`/api/product/${prodId}/favourite`, { method });
};

describe('the favourites of an account', () => {
  it('are its own, the latest first, at its prices, and the same after a second click [B6.04]', async () => {
    assert.deepEqual(await favourites(), []);
    for (const prodId of [ONE, KIT, TWO]) assert.deepEqual((await keep(prodId)).json(), { favourite: true });
    await keep(ONE);
    assert.deepEqual(await ids(), [TWO, KIT, ONE]);
    assert.deepEqual(await ids(atelier), []);
    const list = (await garage('/api/products?cat=Faisceau')).json<Favourites>();
    const [shown] = await favourites();
    assert.deepEqual(
      shown,
      list.find(({ prodId }) => prodId === TWO),
    );
  });

  it('are left out again, twice without a trouble [B6.04]', async () => {
    for (const prodId of [KIT, KIT])
      assert.deepEqual((await keep(prodId, 'DELETE')).json(), { favourite: false });
    assert.deepEqual(await ids(), [TWO, ONE]);
  });

  it('do not show what was withdrawn, or belongs to a catalogue that the account has no more, and have it back afterwards [B6.04]', async () => {
    const setStatus = (statut: 'supprime' | 'disponible') =>
      app.db.updateTable('products').set({ statut }).where('id', '=', TWO).execute();
    await setStatus('supprime');
    assert.deepEqual(await ids(), [ONE]);
    assertRefused(await keep(TWO), 404, 'notFound');
    await setStatus('disponible');
    assert.deepEqual(await ids(), [TWO, ONE]);
    await setStatus('supprime');
    assert.equal((await keep(TWO, 'DELETE')).status, 200);
    await setStatus('disponible');
    assert.deepEqual(await ids(), [ONE]);
    await keep(TWO);
    await keep(KIT);
    const email = 'garage@demo.example';
    const { catalogs } = await app.db
      .selectFrom('users')
      .select('catalogs')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const setCatalogs = (to: string) =>
      app.db.updateTable('users').set({ catalogs: to }).where('email', '=', email).execute();
    await setCatalogs('["Kit"]');
    assert.deepEqual(await ids(), [KIT]);
    await setCatalogs(catalogs);
    assert.deepEqual(await ids(), [KIT, TWO, ONE]);
    await keep(KIT, 'DELETE');
    assertRefused(await keep('nothing'), 404, 'notFound');
  });

  it('are at most three hundred; what is among them already is no other one [B6.04]', async () => {
    const others = await app.db
      .selectFrom('products')
      .select('id')
      .where('statut', '=', 'disponible')
      .where('catalogue', '=', 'Faisceau')
      .where('id', 'not in', [ONE, TWO])
      .limit(299)
      .execute();
    const [last, ...rest] = others.map(({ id }) => id);
    const { user_id } = await app.db.selectFrom('favourites').select('user_id').executeTakeFirstOrThrow();
    const at = app.now().toISOString();
    await app.db
      .insertInto('favourites')
      .values(rest.map((product_id) => ({ user_id, product_id, added_at: at })))
      .execute();
    assert.equal((await ids()).length, 300);
    const refused = await keep(String(last));
    assertRefused(refused, 422, 'favourites.full');
    assert.match(refused.text, /300 favoris/);
    assert.equal((await keep(ONE)).status, 200);
    await keep(ONE, 'DELETE');
    assert.equal((await keep(String(last))).status, 200);
  });
});
