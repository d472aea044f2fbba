import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Catalogue, CatalogueFacets, ProductRow, ProductSlice } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import fc from 'fast-check';
import { findUserByEmail } from '../../people/users/users.queries.ts';
import { COLUMN_NAMES, heldList, TRAIT_NAMES } from '../../testing/held-list.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 600, env: { CATALOGUE_HELD_MAX: '100' } });
const garage = await signedIn(app, 'garage@demo.example');
const lecteur = await signedIn(app, 'lecteur@demo.example');

// Own prices: a discount that rounds, special prices, some of them of products without a price.
const user = await findUserByEmail(app.db, 'garage@demo.example');
assert.ok(user);
await app.db
  .updateTable('users')
  .set({ discount: 1777, discount_kit: 3333 })
  .where('id', '=', user.id)
  .execute();
const named = await app.db.selectFrom('products').select(['ref', 'ref_norm']).orderBy('ref_norm').execute();
await app.db.deleteFrom('special_prices').execute();
await app.db
  .insertInto('special_prices')
  .values(
    named
      .filter((_product, at) => at % 7 === 0)
      .map(({ ref, ref_norm }, at) => ({
        ...{ id: `s${at}`, user_id: user.id, prod_ref: ref, ref_norm, price_cents: 5000 + (at % 9) * 1000 },
        ...{ status: at % 5 === 0 ? ('removed' as const) : ('active' as const), updated_at: '2026-01-01' },
      })),
  )
  .execute();

const whole = (await garage('/api/products')).json<ProductRow[]>();
const inAddress = (asked: object) => {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};
const sliceOf = async (asked: object, call = garage) => {
  const answer = await call(`/api/products/slice?${inAddress(asked)}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<ProductSlice>();
};

const beginningOf = (text: string) => fc.nat({ max: text.length }).map((length) => text.slice(0, length));
const ofRow = (read: (row: ProductRow) => string) =>
  fc.option(
    fc.constantFrom(...whole).chain((row) => beginningOf(read(row))),
    { nil: undefined, freq: 1 },
  );
const questions = fc.record({
  cat: fc.constantFrom<Catalogue>('Faisceau', 'Attelage', 'Kit'),
  marque: ofRow(({ prodMarque }) => prodMarque.toLowerCase()),
  modele: ofRow(({ prodModele }) => prodModele),
  exact: fc.constantFrom(undefined, undefined, '1' as const),
  annee: fc.constantFrom(undefined, '', '201', '2008', '2016', '2024'),
  ref: fc.oneof(
    ofRow(({ prodRef }) => prodRef.toLowerCase()),
    fc.constantFrom('led', 'ki-0', 'fa 00', 'é', '100%'),
  ),
  avec: fc.option(
    fc.subarray([...TRAIT_NAMES, 'inconnu'], { maxLength: 3 }).map((ids) => ids.join('.')),
    { nil: undefined },
  ),
  tri: fc.option(
    fc
      .tuple(fc.constantFrom('', '-'), fc.constantFrom(...COLUMN_NAMES))
      .map(([way, column]) => `${way}${column}`),
    { nil: undefined, freq: 5 },
  ),
});

describe('slices of a list', () => {
  it('a generation is asked for in either writing, and excludes the others', async () => {
    for (const cat of ['Faisceau', 'Attelage'] as const) {
      const models = async (modele: string) => {
        const { rows } = await sliceOf({ cat, modele, l: '0,100' });
        return [...new Set(rows.map(({ prodModele }) => prodModele))].toSorted();
      };
      const golf = await models('golf');
      assert.ok(golf.some((name) => name.startsWith('Golf VII')) && golf.length > 1, golf.join());
      for (const [number, numeral] of Object.entries({ 6: 'VI', 7: 'VII', 8: 'VIII' })) {
        const own = golf.filter((name) => `${name} `.startsWith(`Golf ${numeral} `));
        assert.deepEqual(await models(`golf ${numeral}`), own);
        assert.deepEqual(await models(`golf ${number}`), own);
      }
      assert.deepEqual(await models('série 3'), await models('Série 3'));
    }
  });

  it('are what the held list shows, whatever is filtered, chosen and sorted [B3.10]', async () => {
    await fc.assert(
      fc.asyncProperty(questions, fc.nat({ max: 60 }), async (asked, offset) => {
        const expected = heldList(whole, asked);
        const { rows, found } = await sliceOf({ ...asked, l: `${offset},40` });
        assert.deepEqual(found, { count: expected.count, more: false, traits: expected.traits });
        assert.deepEqual(rows, expected.rows.slice(offset, offset + 40));
      }),
      { numRuns: 400, seed: 310 },
    );
  });

  it('are each column’s order to its end, in both directions [B3.10]', async () => {
    for (const cat of ['Faisceau', 'Attelage', 'Kit'] as const)
      for (const column of COLUMN_NAMES)
        for (const tri of [column, `-${column}`]) {
          const expected = heldList(whole, { cat, tri });
          const refs: string[] = [];
          for (let from = 0; from < expected.count; from += 100) {
            const { rows, found } = await sliceOf({ cat, tri, l: `${from},100`, sans: 'comptes' });
            assert.equal(found, undefined);
            refs.push(...rows.map(({ prodId }) => prodId));
          }
          assert.deepEqual(
            refs,
            expected.rows.map(({ prodId }) => prodId),
            `${cat} ${tri}`,
          );
        }
  });

  it('have at most a hundred rows, and no deleted product or other catalogue [B3.10] [D4]', async () => {
    const { rows } = await sliceOf({ cat: 'Faisceau', l: '0,1000' });
    assert.equal(rows.length, 100);
    assert.ok(!rows.some(({ prodRef }) => prodRef === 'FA-00008'));
    const foreign = await sliceOf({ cat: 'Attelage', l: '0,10' }, lecteur);
    assert.deepEqual(
      { rows: foreign.rows, found: foreign.found },
      { rows: [], found: { count: 0, more: false, traits: {} } },
    );
    assert.deepEqual((await lecteur('/api/products/facets?cat=Attelage')).json(), { makes: [] });
  });

  it('are refused without a catalogue or places [B3.10]', async () => {
    assertRefused(await garage('/api/products/slice?cat=Autre&l=0,10'), 400, 'request.invalid');
    assertRefused(await garage('/api/products/slice?cat=Kit'), 400, 'request.invalid');
    assertRefused(await garage('/api/products/slice?cat=Kit&l=0,10&annee=MMXX'), 400, 'request.invalid');
  });
});

describe('the makes and models of a list', () => {
  it('are counted as the held list counts them, and sent once a version [B3.10]', async () => {
    const answer = await garage('/api/products/facets?cat=Faisceau');
    const { makes } = answer.json<CatalogueFacets>();
    const rows = whole.filter(({ prodCatalogue, prodMarque }) => prodCatalogue === 'Faisceau' && prodMarque);
    const byMake = Map.groupBy(rows, ({ prodMarque }) => searchable(prodMarque));
    assert.deepEqual(
      makes.map(({ name, count }) => [name, count]),
      [...byMake.values()].map((own) => [own[0]?.prodMarque, own.length]),
    );
    for (const { name, models } of makes) {
      const own = byMake.get(searchable(name)) ?? [];
      const byModel = Map.groupBy(
        own.filter(({ prodModele }) => prodModele),
        ({ prodModele }) => searchable(prodModele),
      );
      assert.deepEqual(
        models.map((model) => [model.name, model.count]),
        [...byModel.values()].map((same) => [same[0]?.prodModele, same.length]),
      );
    }
    const again = await garage('/api/products/facets?cat=Faisceau', {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    assert.equal(again.status, 304);
  });
});

describe('a list that is too large to be held', () => {
  it('is not sent to a page that would hold it, and still to who asks for all of it [B3.10]', async () => {
    assert.equal((await garage('/api/products?held=1')).status, 204);
    assert.equal((await garage('/api/products')).json<ProductRow[]>().length, whole.length);
    assert.equal((await garage('/api/products?held=1&l=0,5')).json<ProductRow[]>().length, 5);
  });

  it('is measured by the customer’s catalogues, without deleted products [B3.10]', async () => {
    const own = (await lecteur('/api/products')).json<ProductRow[]>().length;
    const { app: other } = await buildTestApp({ products: 600, env: { CATALOGUE_HELD_MAX: String(own) } });
    assert.equal((await (await signedIn(other, 'lecteur@demo.example'))('/api/products?held=1')).status, 200);
    assert.equal((await (await signedIn(other, 'garage@demo.example'))('/api/products?held=1')).status, 204);
  });
});
