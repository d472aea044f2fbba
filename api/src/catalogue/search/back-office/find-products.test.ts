import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contains } from '../../../base/db/like.ts';
import { type Asked, FOUND_READ, readAsked } from '../../../base/desk/asked.ts';
import { plansOf } from '../../../testing/plans.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { findProducts } from './find-products.ts';

const { app, database } = await buildTestApp({ products: 200 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const find = (text: string) => findProducts(app.db, readAsked(text, app.now()));
const ids = async (text: string) => (await find(text)).map(({ id }) => id);
const change = async (path: string, payload: object) => {
  const answer = await admin(`/api/admin/product/${path}`, { method: 'PUT', payload });
  assert.equal(answer.status, 200, answer.text);
};

/** As it was found before there were indices for it: every product looked at. */
async function plainly({ words }: Pick<Asked, 'words'>): Promise<string[]> {
  let products = app.db.selectFrom('products').select('id').where('statut', '!=', 'supprime');
  for (const word of words)
    products = products.where((eb) =>
      eb.or(['marque_norm', 'modele_norm', 'titre_norm', 'ref_norm'].map((column) => contains(column, word))),
    );
  return (await products.execute()).map(({ id }) => id);
}

describe('products in the one search', () => {
  it('are found by words of a vehicle with a year that they were built for [B9.03]', async () => {
    await change('p-fa-00004', { prodMarque: 'Renault', prodModele: 'Zéphyr', prodAnnee: '2020-2023' });
    const other = { from: 2020, to: 2023, with: [], without: [], note: '' };
    await change('p-fa-00005/applications', [{ marque: 'Renault', modele: 'Mistral', ...other }]);
    for (const q of ['zephyr 2022', 'Zéphyr', 'renault zeph'])
      assert.deepEqual(await ids(q), ['p-fa-00004'], q);
    assert.deepEqual(await ids('renault mistral 2021'), ['p-fa-00005']);
    for (const q of ['zephyr 2024', 'zephyr 1022', 'mistral 2019', 'peugeot mistral'])
      assert.deepEqual(await ids(q), [], q);
  });

  it('are found by a model that is called like a year, whenever it was built [B9.03]', async () => {
    await change('p-fa-00006', { prodMarque: 'Chouette', prodModele: '2008 Mur', prodAnnee: '2019-2024' });
    const other = { from: 2020, to: 2023, with: [], without: [], note: '' };
    await change('p-fa-00007/applications', [{ marque: 'Chouette', modele: '2008 Mur', ...other }]);
    assert.deepEqual(await ids('chouette 2008 mur'), ['p-fa-00006', 'p-fa-00007']);
  });

  it('are those in which any part of the words stands, as a look at every product finds them [B9.03]', async () => {
    const rows = await app.db.selectFrom('products').select(['titre', 'marque', 'modele']).execute();
    const written = rows.flatMap(({ titre, marque, modele }) =>
      [titre, marque, modele].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)),
    );
    const words = [...new Set(written)].filter((word) => word.length > 3);
    assert.ok(words.length > 40, `${words.length} words`);
    let compared = 0;
    for (const [at, word] of words.entries()) {
      const beside = words[(at * 7 + 3) % words.length] ?? '';
      for (const text of [word, word.slice(1), word.slice(0, -1), `${word} ${beside}`]) {
        const expected = await plainly(readAsked(text, app.now()));
        if (expected.length === 0 || expected.length >= FOUND_READ) continue;
        compared += 1;
        const found = await ids(text);
        // Of what its features say, more may be found.
        if (found.length < FOUND_READ)
          for (const id of expected) assert.ok(found.includes(id), `${text}: ${id} is not among ${found}`);
      }
    }
    assert.ok(compared > 40, `${compared} were compared`);
  });

  it('are found by any part of a reference, the whole one first, and by a short one beside words [B9.03]', async () => {
    for (const q of ['fa-00012', 'fa12', '00012', 'A0001', 'a-00012'])
      assert.ok((await ids(q)).length > 0, q);
    assert.equal((await ids('FA 00012'))[0], 'p-fa-00012');
    assert.ok((await ids('00012')).includes('p-fa-00012'));
    assert.equal((await ids('faisceau 12'))[0], 'p-fa-00012');
    for (const q of ['faisceau fa12', 'fa00012 faisceau']) assert.deepEqual(await ids(q), ['p-fa-00012'], q);
  });

  it('are those that end with what was read out before those that have it elsewhere [B9.03]', async () => {
    const [first, second] = await ids('0012');
    assert.deepEqual(
      [first, second].map((id) => id?.slice(-4)),
      ['0012', '0012'],
    );
  });

  it('are found by an EAN with blanks, or as it begins [B9.03]', async () => {
    const { ean } = await app.db
      .selectFrom('products')
      .select('ean')
      .where('id', '=', 'p-fa-00012')
      .executeTakeFirstOrThrow();
    for (const q of [ean, `${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}`])
      assert.equal((await ids(q))[0], 'p-fa-00012', q);
    assert.ok((await ids(ean.slice(0, 9))).length > 0);
  });

  it('are those of the whole words before those of parts of them [B9.03]', async () => {
    await change('p-fa-00010', { prodMarque: 'Renault', prodModele: 'Zibulin V', prodAnnee: '2020-2023' });
    await change('p-fa-00011', { prodMarque: 'Renault', prodModele: 'Zibulin IV', prodAnnee: '2015-2019' });
    assert.equal((await ids('zibulin v'))[0], 'p-fa-00010');
    assert.equal((await ids('zibulin iv'))[0], 'p-fa-00011');
    // Neither is FA-00208 a 208, nor KI-00308 for one.
    await change('p-fa-00013', { prodMarque: 'Ford', prodModele: 'Orion', prodReference: 'FA-00208' });
    await change('p-fa-00014', { prodMarque: 'Peugeot', prodModele: '208 II', prodAnnee: '2019-2024' });
    assert.notEqual((await ids('208 2020 faisceau'))[0], 'p-fa-00013');
  });

  it('are neither deleted ones, nor any for what no product has [B9.03]', async () => {
    for (const q of ['fa00008', 'fa8', '00008']) assert.ok(!(await ids(q)).includes('p-fa-00008'), q);
    for (const q of ['qsdfjklm', 'zephyr qsdfjklm', '%', '_', "renault' or 1=1", 'pour', '"', ':*&|'])
      assert.deepEqual(await ids(q), [], q);
  });

  it('are found by reference and by vehicle while the index of words is gone [B9.03]', async () => {
    const old = { value: '' };
    const { value } = await app.db
      .selectFrom('search_index_state')
      .select('value')
      .where('name', '=', 'format')
      .executeTakeFirstOrThrow();
    await app.db.updateTable('search_index_state').set(old).where('name', '=', 'format').execute();
    assert.deepEqual(await ids('zephyr 2022'), ['p-fa-00004']);
    assert.equal((await ids('fa12'))[0], 'p-fa-00012');
    await app.db.updateTable('search_index_state').set({ value }).where('name', '=', 'format').execute();
  });

  it('are looked for in indices alone [B9.03]', async () => {
    const plan = await plansOf(database, async (db) => {
      for (const text of ['nowhere', '3999999']) await findProducts(db, readAsked(text, app.now()));
    });
    for (const index of ['products_ref', 'products_ean', 'products_ref_ends', 'products_found'])
      assert.match(plan, new RegExp(index), plan);
    assert.doesNotMatch(plan, /SCAN products(?! USING)|Seq Scan on products/, plan);
  });
});
