import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findUserByEmail } from '../../people/users/users.queries.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { loadPricing } from './pricing.queries.ts';

const { app } = await buildTestApp({ products: 20 });
const user = await findUserByEmail(app.db, 'garage@demo.example');
const other = await findUserByEmail(app.db, 'atelier@demo.example');
assert.ok(user && other);

const at = app.now().toISOString();
const price = { prod_ref: 'X', price_cents: 777, updated_at: at };
await app.db.deleteFrom('special_prices').execute();
await app.db
  .insertInto('special_prices')
  .values([
    { ...price, id: 'own', user_id: user.id, ref_norm: 'X0', status: 'active' },
    { ...price, id: 'ended', user_id: user.id, ref_norm: 'X1', status: 'removed' },
    { ...price, id: 'foreign', user_id: other.id, ref_norm: 'X2', status: 'active' },
  ])
  .execute();

describe('a customer’s pricing', () => {
  for (const count of [3, 500, 501, 2000])
    it(`holds only their own active special prices, for ${count} products [D2]`, async () => {
      const products = Array.from({ length: count }, (_, index) => ({ ref_norm: `X${index}` }));
      const { specialPrices } = await loadPricing(app.db, user, products);
      assert.deepEqual([...specialPrices], [['X0', 777]]);
    });
});
