import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { referenceKey } from '@extranet/shared/rules';
import { sql } from 'kysely';
import { contains, endsWith } from '../../base/db/like.ts';
import { idsByNumber } from '../../base/lists/ids-by-number.ts';
import { plansOf } from '../../testing/plans.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { DOCUMENTS, ORDERS, PARCELS, RETURNS } from './order-number-places.ts';

const { app, database } = await buildTestApp({ products: 60 });
const { id: _, ...copied } = await app.db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();

/** Older than all others, the higher number the newer. */
async function addOlder(refs: readonly string[], internal = (_ref: string) => '') {
  for (const [at, ref_norm] of refs.entries()) {
    const own = { id: `old-${ref_norm}`, ref: ref_norm, ref_norm, internal_ref_norm: internal(ref_norm) };
    const ordered_at = new Date(Date.UTC(2001, 0, 1, 0, at)).toISOString();
    await app.db
      .insertInto('orders')
      .values({ ...copied, ...own, ordered_at })
      .execute();
  }
}
await addOlder(['CMD2001001349', 'CMD2001001350', 'CMD2001011349'], (ref) => `CLIO${ref.slice(-4)}DUPONT`);

for (const number of ['DPD 250 118', 'DPD 250 119', 'GEO-7700', 'XX-118'])
  await app.db
    .insertInto('order_parcels')
    .values({
      ...{ id: number, order_id: 'old-CMD2001001349', carrier: 'DPD', link: '' },
      ...{ number, number_norm: referenceKey(number), sent_at: copied.ordered_at },
      ...{ expected_on: null, delivered_at: null },
    })
    .execute();

const some = { newest: 1, alike: 1000 };
const older = (key: string, limits = some) => idsByNumber(app.db, ORDERS, key, 7, limits);

describe('an order older than the newest', () => {
  it('is found by the end of its number, and by its beginning, the newest first [B9.03]', async () => {
    assert.deepEqual(await older('1349'), ['old-CMD2001011349', 'old-CMD2001001349']);
    assert.deepEqual(await older('2001001350'), ['old-CMD2001001350']);
    const all = ['old-CMD2001011349', 'old-CMD2001001350', 'old-CMD2001001349'];
    assert.deepEqual(await older('CMD2001'), all);
    assert.deepEqual(await older('CLIO'), all);
    assert.deepEqual(await older('DUPONT'), all);
  });

  it('stands before newer ones that only have in their middle what it ends with [B9.03]', async () => {
    const { id } = await app.db
      .selectFrom('orders')
      .select('id')
      .where('id', 'not like', 'old-%')
      .orderBy('ordered_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const own = (internal_ref_norm: string) =>
      app.db.updateTable('orders').set({ internal_ref_norm }).where('id', '=', id).execute();
    await own('X01349Y');
    assert.deepEqual(await older('01349'), ['old-CMD2001001349', id]);
    await own('');
  });

  it('is found by its whole number, and by an end longer than the index keeps [B9.03]', async () => {
    assert.deepEqual(await older('CMD2001001350'), ['old-CMD2001001350']);
    const long = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-é𝒳';
    await app.db
      .updateTable('orders')
      .set({ internal_ref_norm: long })
      .where('id', '=', 'old-CMD2001001350')
      .execute();
    assert.deepEqual(await older(long.slice(2)), ['old-CMD2001001350']);
    assert.deepEqual(await older(`X${long.slice(3)}`), []);
    assert.deepEqual(await older('é𝒳'), ['old-CMD2001001350']);
  });

  it('is not found by what stands in the middle, unless it is among the newest [B9.03]', async () => {
    assert.deepEqual(await older('2001001'), []);
    assert.equal((await older('2001001', { newest: 10_000, alike: 1000 })).length, 2);
  });

  it('takes what was typed to the letter [B9.03]', async () => {
    for (const key of ['%', '_', 'CMD%', 'CMD200100134_', '!', '_349'])
      assert.deepEqual(await older(key), []);
  });

  it('is among those with the highest numbers, where too many begin alike [B9.03]', async () => {
    assert.deepEqual(await older('CMD2001', { newest: 1, alike: 1 }), ['old-CMD2001011349']);
  });
});

describe('where there are fewer than the newest that are read', () => {
  for (const place of [ORDERS, DOCUMENTS, PARCELS, RETURNS])
    it(`finds in ${place.table} what any part of a number says, those that end so and the newest first [B9.03]`, async () => {
      const keys = place.keys.map((column) => sql.ref<string>(column));
      const { rows } = await sql<{ key: string }>`
        ${sql.join(
          keys.map((key) => sql`select ${key} as key from ${sql.table(place.table)}`),
          sql` union `,
        )}`.execute(app.db);
      assert.ok(rows.length > 1, 'the demonstration has numbers');
      const parts = new Set(
        rows.flatMap(({ key }) => [key, key.slice(-3), key.slice(0, 4), key.slice(2, 6), key.slice(1, 3)]),
      );
      for (const part of [...parts].filter((text) => text.length > 1)) {
        const plain = await sql<{ id: string }>`
          select id from ${sql.table(place.table)}
          where ${sql.join(
            place.keys.map((column) => contains(column, part)),
            sql` or `,
          )}
          order by case when ${sql.join(
            place.keys.map((column) => endsWith(column, part)),
            sql` or `,
          )} then 0 else 1 end, ${sql.ref(place.at)} desc, id desc limit 7`.execute(app.db);
        assert.deepEqual(
          await idsByNumber(app.db, place, part, 7),
          plain.rows.map(({ id }) => id),
          part,
        );
      }
    });
});

const INDICES = [
  [
    ORDERS,
    ['orders_found', ...['ref', 'internal'].flatMap((key) => [`orders_${key}_begins`, `orders_${key}_ends`])],
  ],
  [
    DOCUMENTS,
    ['order_documents_found', 'order_documents_ends', /number_norm_key|autoindex_order_documents_2/],
  ],
  [PARCELS, ['order_parcels_found', 'order_parcels_ends', 'order_parcels_number']],
  [RETURNS, ['returns_found', 'returns_begins', 'returns_ends']],
] as const;

describe('no table is read whole', () => {
  for (const [place, indices] of INDICES)
    it(`but the indices of ${place.table} are [B9.03]`, async () => {
      const plan = await plansOf(database, (db) => idsByNumber(db, place, 'NOWHERE', 7));
      for (const index of indices) assert.match(plan, new RegExp(index), plan);
    });
});

describe('an order whose number was typed whole', () => {
  it('stands first, whatever begins alike and is newer [B9.03]', async () => {
    const ids = await idsByNumber(app.db, ORDERS, 'CLIO1349DUPONT', 7);
    assert.deepEqual(ids.slice(0, 2), ['old-CMD2001011349', 'old-CMD2001001349']);
    await app.db
      .updateTable('orders')
      .set({ internal_ref_norm: 'OR777' })
      .where('id', '=', 'old-CMD2001001350')
      .execute();
    await app.db
      .updateTable('orders')
      .set({ internal_ref_norm: 'OR7779' })
      .where('id', 'not like', 'old-%')
      .execute();
    assert.equal((await idsByNumber(app.db, ORDERS, 'OR777', 7))[0], 'old-CMD2001001350');
  });
});
