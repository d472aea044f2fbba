import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Cart, Order, ProductRow, Vehicle, VehicleFits } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import { migrations } from '../../../migrations/index.ts';
import { buildApp } from '../../app.ts';
import { visitor, withToken } from '../../testing/signed-in.ts';
import { freshSchema } from '../../testing/test-app.ts';
import type { App } from '../app-types.ts';
import { parseConfig } from '../config/config.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { hashToken } from '../secrets/tokens.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';

/** The last migration of the first release in use; the data is written here as plain SQL of that time. */
const FIRST_RELEASE = '0005-system';
const AT = '2025-03-04T09:30:00.000Z';
const LATER = '2099-01-01T00:00:00.000Z';
const TOKEN = 'jeton-de-la-premiere-version';
const PASSWORD = 'Premiere-2025!';

const dataDir = mkdtempSync(join(tmpdir(), 'extranet-first-release-'));
const schema = await freshSchema(process.env.DATABASE_URL_TEST);
let database: Database;
let app: App;

type Row = Record<string, string | number | null>;

async function put(table: string, ...rows: Row[]): Promise<void> {
  for (const row of rows) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    const values = sql.join(Object.values(row));
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(database.db);
  }
}

async function runFirstMigrations(): Promise<void> {
  const { db, dialect } = database;
  const { text } = dialect.columnTypes;
  await sql
    .raw(`create table migrations (name ${text} primary key, applied_at ${text} not null)`)
    .execute(db);
  const last = migrations.findIndex(({ name }) => name === FIRST_RELEASE);
  for (const migration of migrations.slice(0, last + 1)) {
    for (const statement of migration.statements(dialect.columnTypes)) await sql.raw(statement).execute(db);
    await put('migrations', { name: migration.name, applied_at: AT });
  }
}

const product = (id: string, ref: string, statut: string, more: Row = {}): Row => ({
  ...{ id, ref, ref_norm: ref.replaceAll('-', ''), ean: '', catalogue: 'Faisceau', statut },
  ...{ marque: 'Peugeot', marque_norm: 'PEUGEOT', modele: '308', modele_norm: '308', annee: '2014-2019' },
  ...{ year_from: 2014, year_to: 2019, type: '', price_cents: 14_967, stock_code: '1', stock_qty: 12 },
  ...{ stock_place: '', standard: 0, featured: 0, newsletters: 0, picture_id: null, datasheet_id: null },
  ...{ titre: 'Faisceau 13 broches', titre_norm: 'FAISCEAU 13 BROCHES', memo: '', memo_norm: '' },
  ...{ technical: '{}', created_at: AT, updated_at: AT },
  ...more,
});

async function fillAsOfThen(): Promise<void> {
  const person = { type: 'user', is_admin: 0, status: 'active', phone: '', address: '1 rue Haute' };
  await put('users', {
    ...{ ...person, id: 'u-premier', email: 'Premier@garage.example', email_norm: 'premier@garage.example' },
    ...{
      password_hash: await hashPassword(PASSWORD),
      firstname: 'Élodie',
      name: 'Premier',
      comp_name: 'Garage',
    },
    ...{ postcode: '44000', city: 'Nantes', country: 'France', catalogs: '["Faisceau"]', order_enabled: 1 },
    ...{
      faq_role: 'contributor',
      discount: 0,
      discount_faisceau: 1000,
      discount_attelage: 0,
      discount_kit: 0,
    },
    ...{ loyalty_number: '000042', created_at: AT, updated_at: AT, last_connexion_at: AT },
  });
  const session = { kind: 'customer', user_id: 'u-premier', created_at: AT, expires_at: LATER };
  await put('sessions', { ...session, token_hash: hashToken(TOKEN) });
  const c4 = { marque: 'Alfa Romeo', marque_norm: 'ALFA ROMEO', modele: 'C-4', modele_norm: 'C 4' };
  await put(
    'products',
    product('p-1', 'FA-00001', 'disponible'),
    product('p-2', 'FA-00002', 'supprime'),
    product('p-3', 'FA-00003', 'disponible', c4),
  );
  for (const word of ['ALFA', 'ROMEO', 'C', '4']) await put('product_words', { word, product_id: 'p-3' });
  for (const product_id of ['p-1', 'p-2'])
    for (const word of ['PEUGEOT', '308', 'FAISCEAU']) await put('product_words', { word, product_id });
  const address = { comp_name: 'Garage', name: 'Premier', firstname: 'Élodie', address: '1 rue Haute' };
  await put('deliveries', {
    ...{ ...address, id: 'd-1', user_id: 'u-premier', postcode: '44000', city: 'Nantes', country: 'France' },
    ...{ phone1: '+33 240551830', phone2: '', email: '', status: 'visible', created_at: AT, updated_at: AT },
  });
  await put('carts', { user_id: 'u-premier', version: 3, updated_at: AT });
  await put('cart_items', {
    ...{ id: 'i-1', user_id: 'u-premier', item_key: 'p-1', product_id: 'p-1', prod_ref: 'FA-00001' },
    ...{ catalogue: 'Faisceau', quantity: 2, shown_unit_cents: 13_470, created_at: AT },
  });
  const year = new Date().getUTCFullYear();
  const ref = `CMD-${year}-000001`;
  const amounts = { total_et_cents: 29_933, vat_cents: 5987, total_it_cents: 35_920 };
  await put('orders', {
    ...{ ...amounts, id: 'o-1', ref, ref_norm: ref.replaceAll('-', ''), user_id: 'u-premier', year },
    ...{ internal_ref: 'BC 7', internal_ref_norm: 'BC7', status: 'brouillon', ordered_at: AT, vat_rate: 20 },
    ...{ validated_at: null, delivery_id: null, delivery: null, pdf_id: null, updated_at: AT },
  });
  await put('order_items', {
    ...{ ...amounts, id: 'o-1-1', order_id: 'o-1', position: 0, product_id: 'p-1', prod_ref: 'FA-00001' },
    ...{ ref_norm: 'FA00001', catalogue: 'Faisceau', label: 'Faisceau 13 broches', stock_code: '1' },
    ...{ quantity: 2, unit_cents: 14_967 },
  });
  await put('order_counters', { year, last: 1 });
  await put('faq_threads', {
    id: 't-1',
    ref: 'FA-00001',
    ref_norm: 'FA00001',
    product_id: 'p-1',
    created_at: AT,
  });
  await put('faq_posts', {
    ...{
      id: 'f-1',
      thread_id: 't-1',
      author_id: 'u-premier',
      author: 'Élodie P.',
      html: '<p>Compatible ?</p>',
    },
    ...{ plain: 'Compatible ?', status: 'validated', created_at: AT, updated_at: AT },
  });
  await put('mails', {
    ...{
      id: 'm-1',
      kind: 'order',
      recipient: 'premier@garage.example',
      subject: 'Commande',
      text: '',
      html: '',
    },
    ...{ created_at: AT, sent_at: AT, attempts: 1, last_error: null },
  });
  await put('audit', {
    ...{ id: 'a-1', at: AT, actor_id: 'u-premier', actor_kind: 'admin', action: 'catalogue.import' },
    ...{ subject: 'tarif.csv', details: '{"updated":2}' },
  });
  await put('settings', { key: 'vat.rate', value: '20' });
}

before(async () => {
  const config = parseConfig({
    DATA_DIR: dataDir,
    DEMO: '0',
    ...(schema ? { DATABASE_URL: schema.url } : {}),
  });
  database = await openDatabase(config);
  await runFirstMigrations();
  await fillAsOfThen();
  const moved = await migrate(database);
  assert.deepEqual(
    moved,
    migrations.map(({ name }) => name).filter((name) => name > FIRST_RELEASE),
  );
  app = await buildApp({ config, database, logging: false });
});
after(async () => {
  await app?.close();
  await database.close();
  await schema?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a database of the first release, migrated to today’s schema', () => {
  it('accepts its customers’ passwords and their open sessions', async () => {
    const payload = { email: 'premier@garage.example', password: PASSWORD };
    const signedIn = await visitor(app)('/api/user/signIn', { method: 'POST', payload });
    assert.equal(signedIn.status, 200, signedIn.text);
    assert.equal((await withToken(app, TOKEN)('/api/user')).status, 200);
    assert.equal((await withToken(app, TOKEN)('/api/user/sessions')).status, 200);
  });

  it('finds its products by their words, but no deleted ones', async () => {
    const found = await withToken(app, TOKEN)('/api/products/search?q=peugeot%20308');
    assert.equal(found.status, 200, found.text);
    assert.deepEqual(
      found.json<ProductRow[]>().map(({ prodRef }) => prodRef),
      ['FA-00001'],
    );
  });

  it('finds names that were stored with blanks instead of dashes', async () => {
    const refsOf = async (url: string) =>
      (await withToken(app, TOKEN)(url)).json<ProductRow[]>().map(({ prodRef }) => prodRef);
    for (const text of ['alfaromeo c4', 'Alfa Romeo C-4', 'romeo c-4'])
      assert.deepEqual(
        await refsOf(`/api/products/search?q=${encodeURIComponent(text)}`),
        ['FA-00003'],
        text,
      );
    for (const filter of [
      { 'prodModele:eq': 'c4' },
      { 'prodMarque:eq': 'Alfa-Romeo' },
      { 'prodText:contains': '13broches', 'prodModele:eq': 'C-4' },
    ])
      assert.deepEqual(
        await refsOf(`/api/products?query=${encodeURIComponent(JSON.stringify(filter))}`),
        ['FA-00003'],
        JSON.stringify(filter),
      );
  });

  it('knows by their make, model and years which vehicles its products fit [B1.06]', async () => {
    const call = withToken(app, TOKEN);
    const makes = (await call('/api/vehicles/makes')).json<string[]>();
    assert.deepEqual(makes, ['Alfa Romeo', 'Peugeot']);
    const fits = (await call('/api/vehicles/peugeot.308.2016/fits')).json<VehicleFits>();
    assert.deepEqual(
      fits.fits.map(({ prodId, reason }) => [prodId, reason.from, reason.to]),
      [['p-1', 2014, 2019]],
    );
    assert.equal((await call('/api/vehicles/alfaromeo.c4.2016')).json<Vehicle>().modele, 'C-4');
  });

  it('keeps its cart, orders and forum, and continues the numbering of orders', async () => {
    const garage = withToken(app, TOKEN);
    const cart = (await garage('/api/cart')).json<Cart>();
    assert.equal(cart.items.length, 1);
    const [old] = (await garage('/api/orders')).json<Order[]>();
    assert.equal(old?.orderInternalRef, 'BC 7');
    const drafted = await garage('/api/order/o-1/delivery', {
      method: 'PUT',
      payload: { delivery: { daId: 'd-1' } },
    });
    assert.equal(drafted.status, 200, drafted.text);
    assert.equal((await garage('/api/order/o-1/validate', { method: 'POST', payload: {} })).status, 200);
    assert.match((await garage('/api/faq/thread/FA-00001')).text, /Compatible \?/);
    const placed = await garage('/api/order', { method: 'POST', payload: { delivery: { daId: 'd-1' } } });
    assert.equal(placed.status, 200, placed.text);
    assert.match(placed.json<Order>().orderRef, /^CMD-\d{4}-000002$/);
  });
});
