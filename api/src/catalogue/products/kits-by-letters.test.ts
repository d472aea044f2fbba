import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { ProductRow, ProductSlice } from '@extranet/shared/contracts';
import { referenceKey, searchable, wordsOf } from '@extranet/shared/rules';
import { insertRows } from '../../base/db/insert-rows.ts';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import { plansOf } from '../../testing/plans.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { listFilter } from './list-filter.ts';
import { listProducts } from './products.queries.ts';

const { app, database } = await buildTestApp({ products: 200, env: { CATALOGUE_HELD_MAX: '100' } });
const garage = await signedIn(app, 'garage@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');

/** More than are looked up one by one. */
const MANY = 5_200;
const TITLES = ['Kit été', 'Rotule Ø50 "acier"', 'Жгут проводки', '100 % étanche', 'Relais 12 V'];

const ofText = (text: string) => ({ 'prodCatalogue:eq': 'Kit', 'prodText:contains': text });
const asked = (text: string) => encodeURIComponent(JSON.stringify(ofText(text)));
const kits = () => app.db.selectFrom('products').selectAll().where('catalogue', '=', 'Kit').execute();
const changeKit = (id: string, changed: Partial<ProductsTable>) =>
  app.db.updateTable('products').set(changed).where('id', '=', id).execute();
const titled = (titre: string, memo = '') => ({
  ...{ titre, titre_norm: searchable(titre), memo, memo_norm: searchable(memo) },
});

const LARGEST_SLICE = 1_000;
const idsFrom = async (call: typeof garage, address: string) =>
  (await call(`/api/${address}`)).json<ProductRow[]>().map(({ prodId }) => prodId);
const foundBy = {
  customer: (text: string) => idsFrom(garage, `products?query=${asked(text)}`),
  clerk: (text: string) => idsFrom(admin, `admin/products?query=${asked(text)}`),
};
const slicesFoundBy = {
  customer: (text: string) => idsFrom(garage, `products?l=0,${LARGEST_SLICE}&query=${asked(text)}`),
  clerk: (text: string) => idsFrom(admin, `admin/products?l=0,${LARGEST_SLICE}&query=${asked(text)}`),
};

/** In the order of the lists. */
const idsOf = (rows: readonly ProductsTable[]) =>
  rows.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)).map(({ id }) => id);
const placeOf = ({ ref_norm, id }: ProductsTable) => `${ref_norm}\0${id}`;

const hasWords =
  (text: string) =>
  ({ titre_norm, memo_norm }: ProductsTable) =>
    wordsOf(text).every((word) => titre_norm.includes(word) || memo_norm.includes(word));

describe('a text among many kits', () => {
  let all: ProductsTable[] = [];

  before(async () => {
    const [kit] = await kits();
    assert.ok(kit);
    const copies = Array.from({ length: MANY }, (_, at) => ({
      ...kit,
      ...{ id: `k-${at}`, ref: `KM-${at}/${at % 7}`, ref_norm: referenceKey(`KM-${at}/${at % 7}`), ean: '' },
      ...titled(
        `${TITLES[at % TITLES.length]} numéro ${at}`,
        at % 3 === 0 ? `Pour l’atelier n° ${9 * at}` : '',
      ),
    }));
    await insertRows(app.db, 'products', copies);
    all = (await kits()).filter(({ statut }) => statut !== 'supprime');
  });

  it('finds exactly those that have its words, in any order, whether few or many do [C2.22]', async () => {
    const texts = [
      'numéro 77',
      'numéro',
      'ØE',
      'rotule',
      '50 "acier',
      'жгут',
      '100 %',
      'étanche numéro 8',
      'zzz',
      '77 numéro',
      'rotule 126 atelier',
      'kit zz',
      '1 é 0',
    ];
    for (const text of [
      ...texts,
      'zz',
      'n',
      '',
      '12',
      '12 V',
      'atelier n° 27',
      'teanchenum',
      "'; --",
      'KM-12',
    ]) {
      const expected = idsOf(all.filter(hasWords(text)));
      for (const [who, find] of Object.entries(foundBy))
        assert.deepEqual(await find(text), expected, `${who}: ${text}`);
      for (const [who, find] of Object.entries(slicesFoundBy))
        assert.deepEqual(await find(text), expected.slice(0, LARGEST_SLICE), `${who}, a slice: ${text}`);
    }
  });

  it('finds those whose reference begins so as well, where a page has no room for all [B3.10]', async () => {
    for (const text of [
      'KM-12',
      'km12',
      'km-5199/5',
      'numero 12',
      'M-12',
      'rotule',
      'KM',
      'atelier n° 27',
      '27 rotule',
    ]) {
      const expected = all.filter(
        (kit) => hasWords(text)(kit) || kit.ref_norm.startsWith(referenceKey(text)),
      );
      const address = `/api/products/slice?${new URLSearchParams({ cat: 'Kit', ref: text, l: '0,100' })}`;
      const { rows, found } = (await garage(address)).json<ProductSlice>();
      assert.equal(found?.count, expected.length, text);
      assert.deepEqual(
        rows.map(({ prodId }) => prodId),
        idsOf(expected).slice(0, 100),
        text,
      );
    }
  });

  it('finds a kit by its new text alone, and a product that became a kit or is none any more', async () => {
    await changeKit('k-77', titled('Boîtier quetsche'));
    assert.deepEqual(await foundBy.clerk('quetsche'), ['k-77']);
    assert.ok(!(await foundBy.clerk('numéro 77')).includes('k-77'));
    await changeKit('k-77', titled('', 'Prix en quetsches'));
    assert.deepEqual(await foundBy.customer('quetsche'), ['k-77']);
    await changeKit('k-77', { catalogue: 'Attelage' });
    assert.deepEqual(await foundBy.clerk('quetsche'), []);
    await changeKit('k-77', { price_cents: 4200 });
    await changeKit('k-77', { catalogue: 'Kit' });
    assert.deepEqual(await foundBy.clerk('quetsche'), ['k-77']);
    await app.db.deleteFrom('products').where('id', '=', 'k-77').execute();
    assert.deepEqual(await foundBy.clerk('quetsche'), []);
    await changeKit('k-78', titled('Boîtier quetsche'));
    assert.deepEqual(await foundBy.clerk('quetsche'), ['k-78']);
  });

  it('reads those alone that have its letters', async () => {
    const plan = await plansOf(database, (db) =>
      listProducts(db, ['Kit'], listFilter(JSON.stringify(ofText('numéro 4078'))), { offset: 0, count: 20 }),
    );
    const way =
      database.dialect.name === 'sqlite'
        ? /SCAN kit_letters VIRTUAL TABLE.*SEARCH kit_places.*SEARCH products/
        : /kit_letters_all.*products_pkey/;
    assert.match(plan, way);
    assert.doesNotMatch(plan, /SCAN products/);
  });
});
