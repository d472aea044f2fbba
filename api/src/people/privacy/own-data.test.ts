import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditLine, FileResponse, Order } from '@extranet/shared/contracts';
import { newAddress } from '../../testing/addresses.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Caller, signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { findUserByEmail } from '../users/users.queries.ts';

const GARAGE = 'garage@demo.example';
/** In the garage's own company, with an account of their own. */
const COLLEAGUE = 'atelier@demo.example';
const NOTE = 'Paie toujours en retard, à rappeler';
const { app } = await buildTestApp({ products: 40 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, GARAGE);
const colleague = await signedIn(app, COLLEAGUE);
const user = await findUserByEmail(app.db, GARAGE);
assert.ok(user);

async function orderOf(call: Caller): Promise<Order> {
  await call('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
  return (await call('/api/order', { method: 'POST', payload: { delivery: newAddress } })).json<Order>();
}

const read = async (call: Caller, path: string) => {
  const answer = await call(path);
  assert.equal(answer.status, 200, answer.text);
  const { contents, ...file } = answer.json<FileResponse>();
  const text = Buffer.from(contents, 'base64').toString();
  return { file, text, held: JSON.parse(text) };
};

describe('a customer’s own data', () => {
  it('are downloaded as the office would export them, but for the house’s notes and the addresses of its mails', async () => {
    const { orderId } = await orderOf(garage);
    const notes = { method: 'POST', payload: { text: NOTE } } as const;
    assert.equal((await admin(`/api/admin/orders/${orderId}/notes`, notes)).status, 200);
    const asked = { method: 'POST', payload: { text: 'Livrez lundi' } } as const;
    assert.equal((await garage(`/api/order/${orderId}/requests`, asked)).status, 200);

    const own = await read(garage, '/api/customer/export');
    const office = await read(admin, `/api/admin/customer/${user.id}/export`);
    assert.equal(own.file.mimetype, 'application/json');
    assert.ok(office.text.includes(NOTE) && office.text.includes('admin@demo.example'), 'the test itself');
    assert.ok(!own.text.includes(NOTE));
    assert.ok(!own.text.includes('admin@demo.example'));
    assert.deepEqual(Object.keys(own.held).sort(), Object.keys(office.held).sort());
    assert.equal(own.held.account.userEmail, GARAGE);
    assert.deepEqual(own.held.orders, office.held.orders);
    assert.equal(own.held.mails.length, office.held.mails.length);
    assert.ok(own.held.mails.some(({ recipient }: { recipient?: string }) => recipient === GARAGE));
    assert.ok(!/hash|token/i.test(own.text.replaceAll(/"sha256"/g, '')), 'no secret');
  });

  it('are those of the one account, in a company with several', async () => {
    await app.db
      .updateTable('users')
      .set({ comp_name: user.comp_name })
      .where('email', '=', COLLEAGUE)
      .execute();
    const theirs = await orderOf(colleague);
    const { text } = await read(garage, '/api/customer/export');
    for (const word of [COLLEAGUE, theirs.orderRef]) assert.ok(!text.includes(word), word);
  });

  it('leave a line in the trail that names nobody but its object', async () => {
    await read(garage, '/api/customer/export');
    const query = new URLSearchParams({ query: JSON.stringify({ 'auObjectId:eq': user.id }), l: '0,1' });
    const [line] = (await admin(`/api/admin/audit?${query}`)).json<AuditLine[]>();
    assert.deepEqual([line?.auAction, line?.auActor], ['customer.export', 'Le client']);
    assert.equal(line?.auObject, user.comp_name);
  });

  it('leave no name in the trail once the account is erased', async () => {
    const email = 'sansfaq@demo.example';
    const gone = await findUserByEmail(app.db, email);
    assert.ok(gone);
    await read(await signedIn(app, email), '/api/customer/export');
    const erasure = { method: 'POST', payload: { confirm: email } } as const;
    assert.equal((await admin(`/api/admin/customer/${gone.id}/erasure`, erasure)).status, 200);
    const lines = await app.db
      .selectFrom('audit')
      .select(['actor', 'subject'])
      .where('actor_id', '=', gone.id)
      .execute();
    const named = lines.map(({ actor, subject }) => [actor, subject]);
    assert.deepEqual(named, [['Le client', 'Utilisateur supprimé']]);
  });

  it('are nobody else’s to fetch: neither an administrator’s nor a visitor’s', async () => {
    assert.equal((await admin('/api/customer/export')).status, 403);
    assert.equal((await visitor(app)('/api/customer/export')).status, 401);
  });

  it('can be downloaded a few times an hour', async () => {
    const fresh = await signedIn(app, 'lecteur@demo.example');
    for (let at = 0; at < 6; at += 1) assert.equal((await fresh('/api/customer/export')).status, 200);
    const { message } = assertRefused(await fresh('/api/customer/export'), 429, 'throttle.tooMany');
    assert.match(message, /^Vous avez téléchargé vos données de nombreuses fois/);
  });
});
