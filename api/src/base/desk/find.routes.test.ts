import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FindAnswer, Found, FoundKind } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp();
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const find = async (q: string) => {
  const answer = await admin(`/api/admin/find?q=${encodeURIComponent(q)}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<FindAnswer>().groups;
};
const hits = async (kind: FoundKind, q: string): Promise<Found[]> =>
  (await find(q)).find((group) => group.kind === kind)?.hits ?? [];
const setGarage = (columns: object) =>
  app.db
    .updateTable('users')
    .set({ ...columns, updated_at: new Date(Date.now() + 1000).toISOString() })
    .where('id', '=', 'u-garage')
    .execute();

describe('GET /admin/find', () => {
  it('finds a customer by name, mail, phone, city and number, in any writing [B9.03] [W2.22]', async () => {
    await setGarage({ phone: '+33 240551830', city: 'Saint-Étienne', loyalty_number: '004217' });
    for (const q of [
      'delaunay',
      'DELAUNAY marc',
      'garage@demo',
      '02 40 55 18',
      '+33 2 40 55',
      '004217',
      'saint etienne delau',
    ]) {
      const found = await hits('customers', q);
      assert.ok(
        found.some(({ id }) => id === 'u-garage'),
        q,
      );
    }
    assert.deepEqual(await hits('customers', 'delaunay Toulon'), []);
  });

  it('finds customers by what their postcode begins with, alone and beside other words [B9.03] [W2.22]', async () => {
    await setGarage({ postcode: '98799', city: 'Clipperton', phone: '+33 240551830' });
    for (const q of ['98799', '98 799', '9879', 'delaunay 98']) {
      const found = await hits('customers', q);
      assert.ok(
        found.some(({ id }) => id === 'u-garage'),
        q,
      );
    }
    for (const q of ['8799', 'delaunay 69'])
      assert.ok(!(await hits('customers', q)).some(({ id }) => id === 'u-garage'), q);
  });

  it('finds a product by its reference written short [B9.03]', async () => {
    for (const q of ['fa4', 'FA 4', 'fa-00004'])
      assert.ok(
        (await hits('products', q)).some(({ id }) => id === 'p-fa-00004'),
        q,
      );
  });

  it('knows a name that was changed a moment ago, and no deleted account [B9.03]', async () => {
    assert.deepEqual(await hits('customers', 'Zébulon'), []);
    await setGarage({ comp_name: 'Garage Zébulon' });
    assert.equal((await hits('customers', 'zebulon'))[0]?.title, 'Garage Zébulon');
    await app.db
      .updateTable('users')
      .set({ status: 'supprime', updated_at: new Date(Date.now() + 2000).toISOString() })
      .where('id', '=', 'u-garage')
      .execute();
    assert.deepEqual(await hits('customers', 'zebulon'), []);
  });

  it('finds an order by any part of its reference or the customer’s own, and by the number of its parcel or return [B9.03] [B4.07]', async () => {
    const { id, ref } = await app.db
      .selectFrom('orders')
      .select(['id', 'ref'])
      .orderBy('ref')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('orders')
      .set({ internal_ref: 'OR-77Z', internal_ref_norm: 'OR77Z' })
      .where('id', '=', id)
      .execute();
    const parcel = {
      order_id: id,
      carrier: 'DPD',
      link: '',
      sent_at: '',
      expected_on: null,
      delivered_at: null,
    };
    await app.db
      .insertInto('order_parcels')
      .values({ ...parcel, id: 'parcel-77', number: '7 700-ZX.1', number_norm: '7700ZX1' })
      .execute();
    const asked = {
      form_key: 'k',
      reason: 'autre' as const,
      words: '',
      state: 'demande' as const,
      version: 1,
    };
    await app.db
      .insertInto('returns')
      .values({ ...asked, id: 'ret', ref: 'RET-77-Q', ref_norm: 'RET77Q', order_id: id, asked_at: '' })
      .execute();
    for (const q of [ref, ref.slice(4), 'or 77z', '7700 zx 1', 'ret 77q'])
      assert.ok(
        (await hits('orders', q)).some((found) => found.id === id),
        q,
      );
  });

  it('guesses which products are meant where nothing was found: slips, and other words for a part [B9.03] [B3.02]', async () => {
    for (const [typed, right] of [
      ['atelage 308', 'attelage 308'],
      ['faiscau clio', 'faisceau clio'],
    ] as const) {
      const meant = (await hits('products', right)).map(({ id }) => id);
      assert.ok(meant.length > 0, right);
      const guessed = await hits('products', typed);
      assert.ok(
        guessed.some(({ id }) => meant.includes(id)),
        typed,
      );
    }
    for (const typed of ['qsdfjklm', 'truc introuvable']) assert.deepEqual(await find(typed), []);
  });

  it('finds an order by its number as it is said, without noughts or without its year [B9.03]', async () => {
    const { id, ref } = await app.db
      .selectFrom('orders')
      .select(['id', 'ref'])
      .where('ref', 'like', 'CMD-%')
      .orderBy('ordered_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const [, year, number] = ref.split('-');
    for (const q of [
      `cmd ${Number(number)}`,
      `CMD ${year} ${Number(number)}`,
      `cmd-${year}-${Number(number)}`,
      ref,
    ])
      assert.equal((await hits('orders', q))[0]?.id, id, q);
    assert.deepEqual(await hits('orders', 'cmd 999999'), []);
  });

  it('finds products by reference, EAN and words, and posts by what was written [B9.03]', async () => {
    const product = await app.db
      .selectFrom('products')
      .select(['id', 'ref', 'ean', 'marque', 'modele'])
      .where('id', '=', 'p-fa-00004')
      .executeTakeFirstOrThrow();
    for (const q of ['fa 00004', product.ean, `${product.marque} ${product.modele}`])
      assert.ok((await hits('products', q)).length > 0, q);
    assert.equal((await hits('products', 'fa00004'))[0]?.id, 'p-fa-00004');
    const post = await app.db.selectFrom('faq_posts').select('plain').executeTakeFirstOrThrow();
    const words = post.plain.split(' ').slice(0, 4).join(' ');
    assert.ok((await hits('posts', words.toUpperCase())).length > 0, words);
  });

  it('groups what it found, some of each, and says that there are more [B9.03]', async () => {
    const groups = await find('garage');
    assert.equal(groups[0]?.kind, 'customers');
    assert.deepEqual([groups[0]?.hits.length, groups[0]?.more], [6, true]);
    assert.deepEqual(await find('%'), []);
    assert.deepEqual(await find('qsdfjklm'), []);
  });

  it('is for administrators only', async () => {
    const garage = await signedIn(app, 'atelier@demo.example');
    assertRefused(await garage('/api/admin/find?q=a'), 403, 'auth.forbidden');
    assertRefused(await admin('/api/admin/find?q='), 400, 'request.invalid');
  });
});
