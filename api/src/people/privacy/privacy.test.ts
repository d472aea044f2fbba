import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type {
  AdminCustomer,
  AuditLine,
  FileResponse,
  Order,
  UploadResponse,
} from '@extranet/shared/contracts';
import sharp from 'sharp';
import { system } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { recordMiss } from '../../catalogue/search-words/misses.queries.ts';
import { newAddress } from '../../testing/addresses.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';
import { findCustomer } from '../customers/admin-customers.queries.ts';
import { recoveryMail } from '../mails/account.mails.ts';
import { findUserByEmail } from '../users/users.queries.ts';
import { personOf } from './person.ts';

const EMAIL = 'garage@demo.example';
const { app, config, database } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const token = await tokenOf(app, EMAIL);
const customer = await signedIn(app, EMAIL);
const user = await findUserByEmail(app.db, EMAIL);
assert.ok(user);
const { id } = user;
/** Words that occur only in this person's names and texts. */
const marks = {
  city: 'Ville-Unique',
  street: '12 rue Sans-Pareille',
  phone: '+33 698765432',
  address: 'unique@marque.example',
  key: 'cle-de-jean-unique',
  otherPhone: '+33 687654321',
  loyalty: '765432',
  /** A former address of the account. */
  former: 'ancienne@marque.example',
  message: 'Rappelez Jean-Message au garage',
  searched: 'attelage de la voiture de Jean',
  asked: 'Livrez Jean-Demande lundi',
  reason: 'Erreur de Jean-Motif',
  instructions: 'Sonnez chez Jean-Consigne',
  returned: 'Cassé dans la main de Jean-Retour',
};
const erase = (confirm: string) =>
  admin(`/api/admin/customer/${id}/erasure`, { method: 'POST', payload: { confirm } });

const wholeText = async () => JSON.stringify([...(await wholeDatabase(database)).values()]);
const filesOnDisk = () =>
  readdirSync(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** A return with words and a photograph. */
async function returned(): Promise<void> {
  const contents = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  const photo = await upload(app, token, {
    uploadId: 'returnPhoto:1',
    name: 'retour Jean-Unique.png',
    contents,
  });
  const sent = await app.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['order_items.id', 'order_items.order_id'])
    .where('orders.user_id', '=', id)
    .where('order_items.shipped', '>', 0)
    .where('order_items.id', 'not in', app.db.selectFrom('return_lines').select('item_id'))
    .executeTakeFirstOrThrow();
  const asked = await customer(`/api/order/${sent.order_id}/returns`, {
    method: 'POST',
    payload: {
      ...{ key: 'privacy-return-0001', reason: 'defaut', text: marks.returned },
      ...{ lines: [{ itId: sent.id, quantity: 1 }], photos: [photo.json<UploadResponse>().path] },
    },
  });
  assert.equal(asked.status, 200, asked.text);
}

async function live(): Promise<{ order: Order; pictures: string[] }> {
  await customer('/api/customer/profile', { method: 'PUT', payload: { userAddress: marks.street } });
  await admin(`/api/admin/customer/${id}`, {
    method: 'PUT',
    payload: { userPhone: marks.phone, custLoyaltyNumber: marks.loyalty },
  });
  await admin('/api/admin/product/FA-00002/specialPrices', {
    method: 'PUT',
    payload: [{ spUserId: id, spPrice: '9,50' }],
  });
  await customer('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
  const other = await signedIn(app, 'atelier@demo.example');
  for (const call of [customer, other]) {
    const chosen = { vehicle: 'peugeot.308ii.2016' };
    assert.equal((await call('/api/vehicles/recent', { method: 'POST', payload: chosen })).status, 200);
    const message = call === customer ? marks.message : '';
    const payload = { key: 'demande-de-piece-1', text: 'tire-veau', message };
    assert.equal((await call('/api/part-requests', { method: 'POST', payload })).status, 200);
  }
  for (const user_id of [id, 'u-atelier']) {
    await app.db.insertInto('vehicle_quotas').values({ user_id, day: '2026-11-23', asked: 3 }).execute();
    for (const table of ['search_misses', 'search_ignored'] as const)
      await recordMiss(app.db, table, {
        userId: user_id,
        text: user_id === id ? marks.searched : 'tire-veau',
        now: app.now(),
      });
  }
  const delivery = { ...newAddress, daAddress: marks.street, daCity: marks.city, daPhone2: marks.otherPhone };
  const headers = { 'idempotency-key': marks.key };
  const company = { siret: '73282932000074', vatNumber: '', instructions: marks.instructions };
  assert.equal((await customer('/api/customer/company', { method: 'PUT', payload: company })).status, 200);
  const placed = await customer('/api/order', { method: 'POST', payload: { delivery }, headers });
  assert.equal(placed.status, 200, placed.text);
  const order = placed.json<Order>();
  assert.equal((await customer(`/api/order/pdf/${order.orderId}`)).status, 200);
  const life = `/api/order/${order.orderId}`;
  const asked = await customer(`${life}/requests`, { method: 'POST', payload: { text: marks.asked } });
  assert.equal(asked.status, 200, asked.text);
  await returned();
  const cancel = { version: 2, itIds: order.items.map(({ itId }) => itId), reason: marks.reason };
  const cancelled = await customer(`${life}/cancel`, { method: 'POST', payload: cancel });
  assert.equal(cancelled.status, 200, cancelled.text);
  const note = { text: marks.reason };
  await admin(`/api/admin/orders/${order.orderId}/notes`, { method: 'POST', payload: note });
  await customer('/api/product/delivryInformationRequest', {
    method: 'POST',
    payload: { prodId: 'p-fa-00001' },
  });
  const contents = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const sent = async (name: string) =>
    (await upload(app, token, { uploadId: 'faq:1', name, contents })).json<UploadResponse>().path;
  const pictures = [await sent('photo de Jean-Unique.png'), await sent('brouillon de Jean-Unique.png')];
  const post = {
    postRef: 'FA-00001',
    postText: '<p>Une contribution assez longue pour le forum.</p>',
    postPictures: pictures.slice(0, 1),
  };
  assert.equal((await customer('/api/faq/post', { method: 'POST', payload: post })).status, 200);
  const change = { userEmail: marks.address, currentPassword: 'Demo-2026!' };
  assert.equal((await customer('/api/customer/profile', { method: 'PUT', payload: change })).status, 200);
  const past = '2025-03-04T09:30:00.000Z';
  await app.db
    .insertInto('email_changes')
    .values({
      ...{ id: 'left', user_id: id, old_email: marks.former, old_email_norm: marks.former, new_email: EMAIL },
      ...{ asker_session: '', created_at: past, expires_at: past, take_back_until: past },
      ...{ confirmed_at: past, closed_at: null, taken_back_at: null },
    })
    .execute();
  const letter = recoveryMail('Jean', '123456');
  await enqueueMail(app.db, { kind: 'recovery', recipient: marks.former, letter }, app.now());
  const call = visitor(app);
  const signIn = { email: EMAIL, password: 'Demo-2026!' };
  assert.equal((await call('/api/user/signIn', { method: 'POST', payload: signIn })).status, 200);
  assert.equal((await call('/api/user/lostPwd', { method: 'POST', payload: { email: EMAIL } })).status, 200);
  // Requested before the account had this address.
  await app.db
    .insertInto('sign_ups')
    .values({
      ...{
        token_hash: 'x',
        email_norm: EMAIL,
        form: JSON.stringify({ userEmail: EMAIL }),
        password_hash: '',
      },
      ...{ created_at: app.now().toISOString(), expires_at: app.now().toISOString() },
    })
    .execute();
  return { order, pictures };
}

/** The number of their own rows, in tables where others have rows too. */
async function hasOwnRowsOnly(held: Record<string, unknown[]>): Promise<void> {
  const tables = [
    ['forumPosts', 'faq_posts', 'author_id'],
    ['orders', 'orders', 'user_id'],
    ['addresses', 'deliveries', 'user_id'],
    ['specialPrices', 'special_prices', 'user_id'],
    ['recentVehicles', 'recent_vehicles', 'user_id'],
    ['vehicleLookups', 'vehicle_quotas', 'user_id'],
    ['partRequests', 'part_requests', 'user_id'],
    ['searchesWithoutResult', 'search_misses', 'user_id'],
    ['files', 'files', 'owner_id'],
    ['devices', 'sessions', 'user_id'],
  ] as const;
  for (const [part, table, column] of tables) {
    const all = await app.db.selectFrom(table).selectAll().execute();
    const own = all.filter((row) => (row as Record<string, unknown>)[column] === id);
    assert.ok(own.length < all.length, `the test itself: ${part}`);
    assert.equal(held[part]?.length, own.length, part);
  }
}

describe('a customer’s personal data', () => {
  const lived = live();

  it('is exported completely, without others’ data and without secrets [W3.04 B1.09]', async () => {
    const { order } = await lived;
    const answer = await admin(`/api/admin/customer/${id}/export`);
    assert.equal(answer.status, 200, answer.text);
    const file = answer.json<FileResponse>();
    const text = Buffer.from(file.contents, 'base64').toString();
    const held = JSON.parse(text);
    assert.equal(held.account.userEmail, EMAIL);
    assert.ok(held.orders.some(({ orderRef }: Order) => orderRef === order.orderRef));
    assert.ok(held.orders.every(({ items }: Order) => items.length > 0));
    for (const part of [
      'devices',
      'emailChanges',
      'addresses',
      'specialPrices',
      'recentVehicles',
      'vehicleLookups',
      'searchesWithoutResult',
      'partRequests',
      'deliveryRequests',
      'returns',
      'forumPosts',
      'files',
      'mails',
    ])
      assert.ok(held[part].length > 0, part);
    assert.ok(held.actionsOfAdministrators.length > 0);
    await hasOwnRowsOnly(held);
    assert.ok(!/hash|token/i.test(text.replaceAll(/"sha256"/g, '')), 'no secret');
    assertRefused(await admin('/api/admin/customer/nobody/export'), 404, 'notFound');
  });

  it('is not erased without confirmation', async () => {
    await lived;
    assertRefused(await erase('atelier@demo.example'), 422, 'request.invalid');
    assert.equal((await customer('/api/user')).status, 200);
  });

  it('is erased except for orders and posts without a name, also from stored answers and the trail [W3.05 B1.09]', async () => {
    const { order, pictures } = await lived;
    const before = await wholeText();
    // The town of the delivery stays.
    const { city, ...gone } = marks;
    const words = [EMAIL, user.comp_name, ...Object.values(gone), 'Jean-Unique'];
    const named = { action: 'product.update', kind: 'product', objectId: 'p-fa-00001' } as const;
    const row = await findCustomer(app.db, id);
    assert.ok(row);
    for (const subject of personOf(row).names)
      await recordAction(app.db, system('test'), { ...named, subject }, app.now());
    for (const word of words) assert.ok(before.includes(word), `the test itself: ${word}`);
    const orders = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('ref')
      .execute();
    const bytes = new Set(filesOnDisk());

    const answer = await erase(EMAIL);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.json<AdminCustomer>().userStatus, 'supprime');

    const after = await wholeText();
    for (const word of words) assert.ok(!after.includes(word), word);
    // Nothing overwritten stays in free pages of SQLite's files or in its log.
    for (const name of readdirSync(config.dataDir).filter((one) => one.startsWith('extranet.db'))) {
      const bytes = readFileSync(join(config.dataDir, name));
      for (const word of words) assert.ok(!bytes.includes(word), `${word} in ${name}`);
    }
    const theirs = [...(await wholeDatabase(database))].filter(([, rows]) =>
      rows.some((row) => (row as Record<string, unknown>).user_id === id),
    );
    assert.deepEqual(
      theirs
        .map(([table]) => table)
        .filter((table) => !['orders', 'deliveries', 'special_prices'].includes(table)),
      // That the nameless account is to be taken into the list's index and the sums of past days anew.
      ['customer_index_due', 'sales_changed'],
    );
    const lines = await app.db.selectFrom('audit').select('subject').where('actor', '=', 'test').execute();
    assert.deepEqual(new Set(lines.map(({ subject }) => subject)), new Set(['Utilisateur supprimé']));
    const kept = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('ref')
      .execute();
    assert.deepEqual(
      kept.map(({ ref, total_it_cents }) => [ref, total_it_cents]),
      orders.map(({ ref, total_it_cents }) => [ref, total_it_cents]),
    );
    const form = (await admin(`/api/admin/order/pdf/${order.orderId}`)).json<FileResponse>();
    assert.ok(Buffer.from(form.contents, 'base64').toString('latin1').startsWith('%PDF'));
    const posts = await app.db.selectFrom('faq_posts').select('author').where('author_id', '=', id).execute();
    assert.ok(posts.length > 0 && posts.every(({ author }) => author === 'Utilisateur supprimé'));
    const deleted = [...bytes].filter((path) => !filesOnDisk().includes(path));
    assert.ok(deleted.some((path) => path.includes(String(pictures[1]))));
    assert.ok(filesOnDisk().some((path) => path.includes(String(pictures[0]))));
    for (const path of filesOnDisk()) assert.ok(!readFileSync(path).includes(EMAIL));
  });

  it('cannot be restored after the erasure, which also ends every session', async () => {
    assert.equal((await customer('/api/user')).status, 401);
    const signIn = { method: 'POST', payload: { email: EMAIL, password: 'Demo-2026!' } } as const;
    assert.equal((await visitor(app)('/api/user/signIn', signIn)).status, 401);
    const address = (await admin(`/api/admin/customer/${id}`)).json<AdminCustomer>().userEmail;
    assertRefused(await erase(address), 409, 'customer.erased');
    const restored = await admin(`/api/admin/customer/${id}`, {
      method: 'PUT',
      payload: { userStatus: 'actif' },
    });
    assertRefused(restored, 409, 'customer.erased');
    const query = JSON.stringify({ 'auObjectId:eq': id });
    const [last] = (await admin(`/api/admin/audit?${new URLSearchParams({ query })}`)).json<AuditLine[]>();
    assert.equal(last?.auAction, 'customer.erase');
  });

  it('is erased without any loss for others', async () => {
    const other = await signedIn(app, 'atelier@demo.example');
    assert.equal((await other('/api/user')).status, 200);
    const dump = await wholeText();
    assert.ok(dump.includes('atelier@demo.example'));
  });
});
