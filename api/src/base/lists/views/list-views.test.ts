import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ListView, ListViews, ListViewWish } from '@extranet/shared/contracts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { basePersonalData } from '../../personal-data/base-personal-data.ts';

const { app } = await buildTestApp({ products: 1 });
const first = await app.db
  .selectFrom('users')
  .selectAll()
  .where('id', '=', 'u-admin')
  .executeTakeFirstOrThrow();
await app.db
  .insertInto('users')
  .values({ ...first, id: 'u-second', email: 'second@demo.example', email_norm: 'second@demo.example' })
  .execute();
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const colleague = await signedIn(app, 'second@demo.example', 'admin');
type Caller = typeof admin;

const wish = (parts: Partial<ListViewWish> = {}): ListViewWish => ({
  list: 'orders',
  name: 'Retards',
  shared: true,
  address: 'retard=1&tri=customer-up',
  columns: ['orderRef', 'customer'],
  ...parts,
});
const save = (call: Caller, parts: Partial<ListViewWish> = {}) =>
  call('/api/admin/list-views', { method: 'POST', payload: wish(parts) });
const saved = async (call: Caller, parts: Partial<ListViewWish> = {}) => {
  const answer = await save(call, parts);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<ListView>();
};
const read = async (call: Caller, list = 'orders') =>
  (await call(`/api/admin/list-views?list=${list}`)).json<ListViews>();
const names = async (call: Caller, list = 'orders') => (await read(call, list)).views.map(({ name }) => name);
const change = (call: Caller, { id, list: _list, author: _author, ...view }: ListView) =>
  call(`/api/admin/list-views/${id}`, { method: 'PUT', payload: view });
const remove = (call: Caller, id: string) => call(`/api/admin/list-views/${id}`, { method: 'DELETE' });

describe('views of a list', () => {
  it('are kept with their address and columns: shared ones for all administrators, own ones for one [B9.05]', async () => {
    const shared = await saved(admin, { name: 'Partagée' });
    assert.deepEqual(
      [shared.address, shared.columns, shared.shared, shared.version],
      ['retard=1&tri=customer-up', ['orderRef', 'customer'], true, 1],
    );
    await saved(admin, { name: 'À moi', shared: false });
    await saved(colleague, { name: 'À moi', shared: false });
    await saved(admin, { name: 'Clients en attente', list: 'customers' });
    assert.deepEqual(await names(admin), ['À moi', 'Partagée']);
    assert.deepEqual(await names(colleague), ['À moi', 'Partagée']);
    assert.notEqual((await read(admin)).views[0]?.id, (await read(colleague)).views[0]?.id);
    assert.deepEqual(await names(admin, 'customers'), ['Clients en attente']);
  });

  it('are renamed, replaced and deleted; what a colleague changed meanwhile is not written over [B9.05]', async () => {
    const view = await saved(admin, { name: 'Du lundi' });
    const answer = await change(colleague, { ...view, name: 'Du mardi', address: 'etat=validee' });
    assert.equal(answer.json<ListView>().version, 2);
    const refused = assertRefused(
      await change(admin, { ...view, name: 'x' }),
      409,
      'listView.changedMeanwhile',
    );
    assert.match(refused.message, /entre-temps par Camille Martin/);
    assert.equal((await remove(admin, view.id)).status, 200);
    assert.ok(!(await names(colleague)).includes('Du mardi'));
    assertRefused(await change(colleague, { ...view, version: 2 }), 404, 'notFound');
    assertRefused(await remove(colleague, view.id), 404, 'notFound');
  });

  it('come back after they were deleted under the id that addresses have of them, never under one that is in use [B9.05]', async () => {
    const view = await saved(admin, { name: 'Du mercredi' });
    await remove(admin, view.id);
    assert.equal((await saved(admin, { name: 'Du mercredi', id: view.id })).id, view.id);
    assert.notEqual((await saved(colleague, { name: 'Du jeudi', id: view.id })).id, view.id);
    assert.equal((await save(admin, { name: 'Du vendredi', id: '<b>' })).status, 422);
  });

  it('of one administrator are neither changed nor deleted by another', async () => {
    const view = await saved(admin, { name: 'Privée', shared: false });
    assertRefused(await change(colleague, view), 404, 'notFound');
    assertRefused(await remove(colleague, view.id), 404, 'notFound');
    assert.ok((await names(admin)).includes('Privée'));
  });

  it('have names that are told apart, whatever the accents, and no more than a row of them can show', async () => {
    await saved(admin, { name: 'Expédiées' });
    const refused = assertRefused(await save(colleague, { name: ' expediees ' }), 422, 'request.invalid');
    assert.equal(refused.fields?.[0]?.field, 'name');
    const other = await saved(admin, { name: 'Autre' });
    assertRefused(await change(admin, { ...other, name: 'EXPÉDIÉES' }), 422, 'request.invalid');
    for (let index = (await names(admin)).length; index < 60; index += 1)
      await saved(admin, { name: `Vue ${index}` });
    assertRefused(await save(admin, { name: 'De trop' }), 422, 'listView.tooMany');
  });

  it('refuse an empty name, columns that are none, and another list', async () => {
    for (const parts of [{ name: ' ' }, { columns: ['<b>'] }, { columns: ['a', 'a'] }])
      assert.equal((await save(admin, parts)).status, 422, JSON.stringify(parts));
    assert.equal((await save(admin, { list: 'faq' as 'orders' })).status, 422);
    assert.equal((await admin('/api/admin/list-views?list=faq')).status, 400);
  });
});

describe('the columns of a list outside of its views', () => {
  const keep = (call: Caller, of: string, columns: string[]) =>
    call(`/api/admin/list-columns/${of}`, { method: 'PUT', payload: { columns } });

  it('are kept for each administrator, of the products by catalogue [B9.05]', async () => {
    assert.deepEqual((await read(admin)).columns, []);
    await keep(admin, 'orders', ['orderRef']);
    await keep(admin, 'orders', ['orderRef', 'customer']);
    await keep(admin, 'products.Kit', ['stock']);
    await keep(admin, 'products.Faisceau', ['prise', 'stock']);
    assert.deepEqual((await read(admin)).columns, [{ of: 'orders', columns: ['orderRef', 'customer'] }]);
    assert.deepEqual((await read(colleague)).columns, []);
    assert.deepEqual((await read(admin, 'products')).columns.map(({ of }) => of).sort(), [
      'products.Faisceau',
      'products.Kit',
    ]);
    assert.equal((await keep(admin, 'posts', ['x'])).status, 422);
    assert.equal((await keep(admin, 'orders', [])).status, 422);
  });
});

describe('an administrator who is erased', () => {
  it('takes own views along, and leaves the shared ones without the name', async () => {
    await app.db.deleteFrom('list_views').execute();
    await saved(colleague, { name: 'Privée', shared: false });
    await saved(colleague, { name: 'Du service' });
    await keepSome();
    const person = { id: 'u-second', email: 'second@demo.example', names: [] };
    const held = await basePersonalData.held(app.db, person);
    assert.equal((held.listViews as unknown[]).length, 2);
    await app.db.transaction().execute((transaction) => basePersonalData.erase(transaction, person));
    const left = await app.db.selectFrom('list_views').select(['name', 'author']).execute();
    assert.deepEqual(
      left.map(({ name, author }) => [name, author]),
      [['Du service', 'Utilisateur supprimé']],
    );
    assert.deepEqual(
      await app.db.selectFrom('list_columns').selectAll().where('user_id', '=', 'u-second').execute(),
      [],
    );
  });

  const keepSome = () =>
    colleague('/api/admin/list-columns/orders', { method: 'PUT', payload: { columns: ['customer'] } });
});
