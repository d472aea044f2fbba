import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ProductSlice } from '@extranet/shared/contracts';
import { COUNTED_MAX, searchable } from '@extranet/shared/rules';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 60, env: { CATALOGUE_HELD_MAX: '100' } });
const garage = await signedIn(app, 'garage@demo.example');
const MAKE = 'Beaucoup';
const AT_ONCE = 300;

/** Harnesses of a make of their own. */
async function stored(from: number, to: number): Promise<void> {
  const one = await app.db
    .selectFrom('products')
    .selectAll()
    .where('ref', '=', 'FA-00001')
    .executeTakeFirstOrThrow();
  for (let at = from; at < to; at += AT_ONCE)
    await app.db
      .insertInto('products')
      .values(
        Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, n) => {
          const ref = `ZZ-${String(at + n).padStart(6, '0')}`;
          return {
            ...one,
            id: `p-${ref}`,
            ref,
            ref_norm: ref.replace('-', ''),
            ean: '',
            marque: MAKE,
            marque_norm: searchable(MAKE),
          };
        }),
      )
      .execute();
}

const slice = async (l: string) =>
  (await garage(`/api/products/slice?cat=Faisceau&marque=${MAKE}&l=${l}`)).json<ProductSlice>();

it('counts as many as are counted, says that there are more, and gives no row beyond them', async () => {
  await stored(0, COUNTED_MAX);
  const whole = await slice('0,2');
  assert.deepEqual([whole.found?.count, whole.found?.more, whole.rows.length], [COUNTED_MAX, false, 2]);
  await stored(COUNTED_MAX, COUNTED_MAX + 3);
  const { found } = await slice('0,2');
  assert.deepEqual([found?.count, found?.more], [COUNTED_MAX, true]);
  assert.deepEqual(
    (await slice(`${COUNTED_MAX - 2},100`)).rows.map(({ prodRef }) => prodRef),
    [`ZZ-00${COUNTED_MAX - 2}`, `ZZ-00${COUNTED_MAX - 1}`],
  );
  assert.deepEqual((await slice(`${COUNTED_MAX},100`)).rows, []);
});
