import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProductRow, SearchAnswer } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Caller, signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 1200 });
const garage = await signedIn(app, 'garage@demo.example');
const lecteur = await signedIn(app, 'lecteur@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');

async function ask(q: string, more = '', call: Caller = garage): Promise<SearchAnswer> {
  const answer = await call(`/api/search?q=${encodeURIComponent(q)}${more}`);
  assert.equal(answer.status, 200, `${q}: ${answer.text}`);
  return answer.json<SearchAnswer>();
}
const rowsOf = ({ groups }: SearchAnswer): ProductRow[] => groups.flatMap(({ rows }) => rows);

describe('what a search does not tell', () => {
  it('nothing of catalogues that the caller may not see: rows, counts, corrections, readings [B3.04]', async () => {
    const form = {
      prodRef: 'HV-888',
      prodCatalogue: 'Attelage',
      prodMarque: 'Oberon',
      prodModele: 'Titania II',
      prodPrix: '100',
      prodCodeStock: '1',
      prodTitre: 'Attelage elfique',
    };
    assert.equal((await admin('/api/admin/product', { method: 'POST', payload: form })).status, 200);
    assert.equal(rowsOf(await ask('titania 2'))[0]?.prodRef, 'HV-888');
    for (const q of [
      'titania',
      'titanai',
      'titania 2',
      'oberon',
      'elfique',
      'elfiqeu',
      'HV-888',
      'hv888',
      '888',
      'hv',
    ]) {
      const told = await ask(q, '', lecteur);
      assert.deepEqual([told.groups, told.nearest], [[], []], q);
      // The same as for a word that nobody knows.
      assert.deepEqual(
        [told.understood.meant, told.understood.marque, told.understood.modele],
        [[], undefined, undefined],
        q,
      );
    }
    for (const q of [
      'golf',
      'attelage',
      'kit',
      'escamotable',
      '2016',
      'peugeot escamotable',
      'at-00001',
      'AT-0',
    ])
      for (const group of (await ask(q, '&n=100', lecteur)).groups) {
        assert.equal(group.catalogue, 'Faisceau', q);
        assert.ok(
          group.rows.every(({ prodCatalogue }) => prodCatalogue === 'Faisceau'),
          q,
        );
      }
    for (const c of ['Attelage', 'kit', 'nothing'])
      assert.deepEqual((await ask('golf', `&c=${c}`, lecteur)).groups, []);
  });

  it('nobody else’s price', async () => {
    const atelier = await signedIn(app, 'atelier@demo.example');
    const mine = new Map(rowsOf(await ask('golf', '&n=100')).map((row) => [row.prodId, row.prodMbrPrice]));
    const theirs = rowsOf(await ask('golf', '&n=100', atelier));
    assert.ok(theirs.length > 10);
    for (const row of theirs) assert.equal(row.prodMbrPrice, row.prodPrix, row.prodRef);
    assert.ok(theirs.some((row) => mine.get(row.prodId) !== row.prodMbrPrice));
  });

  it('anything of plates and VINs: they are not searched', async () => {
    for (const q of ['AB-123-CD', '1234 AB 56', 'VF3LBHZTZGS123456', 'wvw zzz au ze w123456'])
      assert.deepEqual(
        await ask(q),
        { understood: { inWords: '', meant: [], unknown: [] }, groups: [], nearest: [] },
        q,
      );
    assert.ok(rowsOf(await ask('c-hr 13')).length > 0);
  });

  it('requires a customer', async () => {
    assertRefused(await visitor(app)('/api/search?q=golf'), 401, 'auth.required');
  });
});

describe('bad input', () => {
  it('is answered like any question, or refused with a sentence', async () => {
    const long = 'x'.repeat(10_000);
    assertRefused(await garage(`/api/search?q=${long}`), 400, 'request.invalid');
    assertRefused(await garage('/api/search?q='), 400, 'request.invalid');
    assertRefused(await garage('/api/search'), 400, 'request.invalid');
    assertRefused(await garage('/api/search?q=golf&n=501'), 400, 'request.invalid');
    for (const q of [
      '🚗🚗🚗',
      '...',
      '" * NEAR - ( ) :',
      'golf" OR "polo',
      "golf' | 'polo",
      'golf:* & !polo',
      'NEAR(golf polo, 2)',
      "%' or 1=1 --",
      '\\',
      '\u202egolf',
      'مرحبا',
      '٣٠٨',
      'é'.repeat(200),
      'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3),
      '7 13 7 13 2016 2017 308 2008',
      'attelage faisceau kit 13 7 2016 2017 standard premium',
    ])
      await ask(q);
  });
});
