import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { buildTestApp } from '../../testing/test-app.ts';
import { isPostgres } from '../db/is-postgres.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { freshStatistics } from './fresh-statistics.ts';

const { app } = await buildTestApp({ products: 1 });

/** As the planner knows it. */
async function countedRows(db: DbOrTransaction): Promise<number> {
  const { rows } = await sql<{
    rows: number;
  }>`select reltuples as rows from pg_class where oid = 'special_prices'::regclass`.execute(db);
  return Number(rows[0]?.rows);
}

describe('a change of many rows', () => {
  if (isPostgres(app.db))
    it('makes PostgreSQL count them anew before it is committed, and not for a few, nor for a small share of them [B5.04]', async () => {
      await sql`delete from special_prices`.execute(app.db);
      await app.db.transaction().execute(async (transaction) => {
        await sql`insert into special_prices (id, user_id, prod_ref, ref_norm, price_cents, status, updated_at)
          select 'p' || n, users.id, 'P-' || n, 'p' || n, 100, 'active', '' from users, generate_series(1, 2000) n
          where users.email = 'garage@demo.example'`.execute(transaction);
        const before = await countedRows(transaction);
        await freshStatistics(transaction, 'special_prices', 999);
        assert.equal(await countedRows(transaction), before);
        await freshStatistics(transaction, 'special_prices', 2000);
        assert.equal(await countedRows(transaction), 2000);
        await sql`insert into special_prices (id, user_id, prod_ref, ref_norm, price_cents, status, updated_at)
          select 'q' || id || n, user_id, prod_ref || '-' || n, ref_norm || '-' || n, 100, 'active', ''
          from special_prices, generate_series(1, 5) n`.execute(transaction);
        await freshStatistics(transaction, 'special_prices', 10_000);
        assert.equal(await countedRows(transaction), 12_000);
        await sql`delete from special_prices where id like 'p%'`.execute(transaction);
        await freshStatistics(transaction, 'special_prices', 1100);
        assert.equal(await countedRows(transaction), 12_000);
        await freshStatistics(transaction, 'special_prices', 1200);
        assert.equal(await countedRows(transaction), 10_000);
      });
    });
});
