import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type SelectQueryBuilder, sql } from 'kysely';
import { buildTestApp } from '../../testing/test-app.ts';
import type { Schema } from '../db/schema.ts';
import { countOldest, queueLine } from './queue-line.ts';

const { app } = await buildTestApp({ products: 20 });

/** So many that wait since '100001', '100002' and so on. */
const waiting = (count: number) =>
  app.db
    .selectFrom(
      sql<{ since: string }>`(
        with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
        select cast(100000 + n as text) as since from numbers)`.as('all_of_them'),
    )
    .select('since')
    .orderBy('since') as unknown as SelectQueryBuilder<Schema, 'orders', { since: string }>;

describe('what waits', () => {
  it('is counted from the oldest on, up to ten thousand and one [B9.01]', async () => {
    const some = queueLine('lateOrders', await countOldest(app.db, waiting(700), '100021'));
    assert.deepEqual(some, { kind: 'lateOrders', count: 700, urgent: 20, oldest: '100001' });
    const many = queueLine('lateOrders', await countOldest(app.db, waiting(12_000), '100021'));
    assert.deepEqual(many, { kind: 'lateOrders', count: 10_001, urgent: 20, oldest: '100001' });
  });
});
