import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileResponse, OrderDocument } from '@extranet/shared/contracts';
import { BODIES } from '@extranet/shared/rules/vehicle';
import { unzipSync } from 'fflate';
import { createRandom } from '../base/random.ts';
import { verifyPassword } from '../base/secrets/passwords.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { signedIn, tokenOf } from '../testing/signed-in.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { DEMO_PASSWORD, loadDemo } from './load.ts';
import { modelFacts } from './model-facts.ts';
import { demoProducts, demoRelatedLinks } from './products.ts';
import { demoRange } from './range/index.ts';
import { RANGE_MODELS } from './range/models.ts';
import { demoSuccessors } from './successors.ts';
import { vehicles } from './vehicles.ts';

const { app, database } = await buildTestApp({ products: 400 });

describe('the demonstration', () => {
  it('contains the same products every time', () => {
    const now = new Date('2026-11-21T00:00:00Z');
    assert.deepEqual(demoProducts(500, createRandom(1), now), demoProducts(500, createRandom(1), now));
  });

  it('has real makes and models, with first years before last years', () => {
    assert.ok(vehicles.length > 280);
    for (const { marque, modele, from, to } of vehicles) {
      assert.ok(marque && modele && !/\d{4}-/.test(modele), `${marque} ${modele}`);
      assert.ok(from >= 1998 && from <= 2026 && (to === 0 || to > from), `${marque} ${modele}`);
    }
  });

  it('has three catalogues in the proportion 60 / 25 / 15, every stock code, and products without a price', async () => {
    const all = await app.db.selectFrom('products').selectAll().execute();
    // Beside them stand the complete ranges of some models.
    const products = all.filter(({ ref }) => !/^..-9/.test(ref));
    const count = (catalogue: string) => products.filter((product) => product.catalogue === catalogue).length;
    assert.deepEqual([count('Faisceau'), count('Attelage'), count('Kit')], [240, 100, 60]);
    for (const code of ['0', '1', '2', '3', '9'])
      assert.ok(products.some((product) => product.stock_code === code));
    assert.ok(products.some((product) => product.price_cents === 0));
    assert.equal(products.length, 400);
    assert.equal(new Set(all.map((product) => product.ref)).size, all.length);
  });

  it('relates products only that fit a vehicle of the same years', () => {
    const products = demoProducts(800, createRandom(1), new Date('2026-11-21T00:00:00Z'));
    const byRef = new Map(products.map((product) => [product.ref_norm, product]));
    const links = demoRelatedLinks(products);
    assert.ok(links.length > 100);
    for (const { ref_norm, related_ref_norm } of links) {
      const [one, other] = [byRef.get(ref_norm), byRef.get(related_ref_norm)];
      assert.ok(one && other && one.year_from <= other.year_to && other.year_from <= one.year_to, ref_norm);
      assert.notEqual(one.catalogue, other.catalogue);
    }
  });

  it('replaces parts that are gone by ones of the same kind and vehicle that can be had [B4.06]', () => {
    const products = demoProducts(2000, createRandom(1), new Date('2026-11-21T00:00:00Z'));
    const byRef = new Map(products.map((product) => [product.ref_norm, product]));
    const successors = demoSuccessors(products);
    assert.ok(successors.length >= 5);
    for (const { ref_norm, successor_norm } of successors) {
      const [gone, next] = [byRef.get(ref_norm), byRef.get(successor_norm)];
      assert.ok(gone?.stock_code === '9' && next && next.stock_code !== '9' && next.price_cents > 0);
      assert.deepEqual([next.catalogue, next.modele, next.type], [gone.catalogue, gone.modele, gone.type]);
    }
  });

  it('has complete ranges of forty models: each way to tow, both sockets, and a kit [B2.01]', async () => {
    assert.ok(RANGE_MODELS.length >= 40);
    const { products, applications } = demoRange(new Date('2026-11-21T00:00:00Z'), 0);
    assert.equal(new Set(products.map(({ ean }) => ean)).size, products.length);
    for (const { marque, modele } of RANGE_MODELS) {
      const own = products.filter((product) => product.marque === marque && product.modele === modele);
      const types = own.map(
        ({ technical }) => (JSON.parse(technical) as Record<string, string>).prodTypeAttelage,
      );
      assert.ok(
        own.every(({ year_from }) => year_from > 1990),
        modele,
      );
      assert.ok(types.includes('Col de cygne') || types.includes('Rotule équerre'), modele);
      const pins = own
        .filter(({ catalogue }) => catalogue === 'Faisceau')
        .map(({ type, standard }) => `${type}/${standard}`);
      assert.deepEqual([...new Set(pins)].sort(), ['13/0', '13/1', '7/0', '7/1'], modele);
    }
    const conditional = applications.filter((one) => one.with_equipment + one.without_equipment !== '[][]');
    assert.ok(conditional.length > 20);
  });

  it('builds every model on a body, and most on a platform that is known [B1.06]', () => {
    const facts = vehicles.map(({ marque, modele }) => modelFacts(marque, modele));
    assert.ok(facts.every(({ body }) => BODIES.includes(body)));
    assert.ok(facts.filter(({ platform }) => platform).length > vehicles.length * 0.8);
    assert.deepEqual(modelFacts('Peugeot', '308 II Break'), { body: 'break', platform: 'EMP2' });
  });

  it('says of every towbar its type and what it may tow, of every harness pins, LED and coding [W1.04][W1.06]', async () => {
    const products = await app.db.selectFrom('products').selectAll().execute();
    for (const product of products) {
      const technical = JSON.parse(product.technical) as Record<string, string>;
      const said = {
        Faisceau: [product.type, technical.prodLEDSupport, technical.prodAideProgrammation],
        Attelage: [technical.prodTypeAttelage, technical.prodMR],
        Kit: [technical.prodTempsMontage],
      }[product.catalogue];
      assert.ok(said.every(Boolean), product.ref);
    }
    const small = products.find(({ catalogue, modele }) => catalogue === 'Attelage' && /^Clio/.test(modele));
    assert.ok(Number.parseInt(JSON.parse(small?.technical ?? '{}').prodMR, 10) <= 1200);
  });

  it('has a picture of every kit, and of most harnesses and towbars; those that look the same share one [W1.32]', async () => {
    const products = await app.db.selectFrom('products').select(['catalogue', 'picture_id']).execute();
    const pictures = (catalogue: string) =>
      products.filter((product) => product.catalogue === catalogue).map(({ picture_id }) => picture_id);
    assert.ok(pictures('Kit').every(Boolean));
    for (const catalogue of ['Faisceau', 'Attelage'])
      assert.ok(pictures(catalogue).filter(Boolean).length > pictures(catalogue).length * 0.8);
    const drawn = await app.db.selectFrom('files').select('id').where('kind', '=', 'prodPicture').execute();
    assert.ok(drawn.length < 20);
  });

  it('puts few of the new kits forward [W1.32]', async () => {
    const kits = app.db.selectFrom('products').select('id').where('catalogue', '=', 'Kit');
    assert.equal((await kits.where('featured', '=', 1).execute()).length, 3);
  });

  it('has a town’s own postcode in every address [W1.35]', async () => {
    const users = await app.db.selectFrom('users').select(['postcode', 'city']).execute();
    const deliveries = await app.db.selectFrom('deliveries').select(['postcode', 'city']).execute();
    const places = new Set([...users, ...deliveries].map(({ postcode, city }) => `${postcode} ${city}`));
    assert.equal(places.size, new Set([...users, ...deliveries].map(({ city }) => city)).size);
    assert.ok(places.has('67000 Strasbourg'), [...places].join());
  });

  it('has the accounts of the README, with its password', async () => {
    const accounts = await app.db
      .selectFrom('users')
      .selectAll()
      .where('email', 'not like', 'client%')
      .execute();
    const facts = accounts.map((user) => [
      user.email.split('@')[0],
      (JSON.parse(user.catalogs) as string[]).length,
      user.order_enabled,
      user.faq_role,
      user.status,
    ]);
    assert.deepEqual(facts.sort(), [
      ['admin', 3, 0, 'admin', 'active'],
      ['atelier', 3, 1, 'contributor', 'active'],
      ['garage', 3, 1, 'contributor', 'active'],
      ['inactif', 3, 1, 'contributor', 'desactive'],
      ['lecteur', 1, 0, 'reader', 'active'],
      ['moderateur', 3, 1, 'admin', 'active'],
      ['sansfaq', 1, 1, 'none', 'active'],
    ]);
    assert.ok(await verifyPassword(DEMO_PASSWORD, accounts[0]?.password_hash ?? null));
    assert.ok(!(await verifyPassword('Demo-2025!', accounts[0]?.password_hash ?? null)));
  });

  it('has two years of orders with references without gaps, and correct totals', async () => {
    const orders = await app.db.selectFrom('orders').selectAll().orderBy('ordered_at').execute();
    const counters = await app.db.selectFrom('order_counters').selectAll().execute();
    assert.equal(
      counters.reduce((sum, { last }) => sum + last, 0),
      orders.length,
    );
    for (const { year, last } of counters) {
      const refs = orders.filter((order) => order.year === year).map((order) => order.ref);
      assert.equal(refs.at(-1), `CMD-${year}-${String(last).padStart(6, '0')}`);
      assert.deepEqual([...refs].sort(), refs);
    }
    const items = await app.db.selectFrom('order_items').selectAll().execute();
    for (const order of orders) {
      const own = items.filter((item) => item.order_id === order.id);
      assert.equal(
        own.reduce((sum, item) => sum + item.total_it_cents, 0),
        order.total_it_cents,
      );
    }
    assert.ok(orders.some((order) => order.user_id === 'u-garage'));
  });

  it('leaves a database that is not empty unchanged', async () => {
    const count = async () => (await app.db.selectFrom('products').select('id').execute()).length;
    const before = await count();
    assert.equal(await loadDemo(database, { products: 10 }), false);
    assert.equal(await count(), before);
  });

  it('has papers of orders that have left, made when they are first read, that say that they are worth nothing [B4.08]', async () => {
    const garage = await signedIn(app, 'garage@demo.example');
    const papers = (await garage('/api/documents')).json<OrderDocument[]>();
    const [invoice] = papers.filter(({ kind }) => kind === 'invoice');
    assert.ok(
      invoice && papers.some(({ orderId, kind }) => orderId === invoice.orderId && kind === 'delivery'),
    );
    assert.ok(papers.length >= 4, `${papers.length} papers`);
    const month = invoice.issuedOn.slice(0, 7);
    const zip = await app.inject({
      url: `/api/documents/zip?month=${month}`,
      headers: { authorization: `Bearer ${await tokenOf(app, 'garage@demo.example')}` },
    });
    assert.equal(zip.statusCode, 200);
    const ofMonth = papers.filter(({ issuedOn }) => issuedOn.startsWith(month));
    const names = Object.keys(unzipSync(new Uint8Array(zip.rawPayload)));
    assert.equal(names.length, ofMonth.length);
    assert.ok(names.includes(`facture-${invoice.number}.pdf`), names.join(', '));
    const { contents } = (await garage(`/api/utils/file?path=${invoice.path}`)).json<FileResponse>();
    const text = (await pdfText(Buffer.from(contents, 'base64'))).join('');
    assert.match(text, /Documentdedémonstration,sansvaleur/);
    assert.ok(text.includes(invoice.number) && text.includes(invoice.orderRef), text);
    assert.match((await garage('/api/documents/statement')).text, new RegExp(invoice.number));
  });
});
