import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import type { Condition } from '../../../base/lists/filters.ts';
import { plansOf } from '../../../testing/plans.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { countCustomers, nextCustomers, placeOf } from './list-pages.ts';
import { LIST_ORDERS } from './listed-customers.ts';
import { refreshCustomerIndex } from './refresh-index.ts';

const { database } = await buildTestApp({ products: 20 });
const isEmbedded = database.dialect.name === 'sqlite';
await refreshCustomerIndex(database);
// Statistics that know of the accounts only, as after an analysis before anybody looked at the list.
await sql`analyze users`.execute(database.db);

const wanted = { conditions: [] as Condition[], withDeleted: false, search: '', catalogues: null };
const page = { columns: ['id'] as const, limit: 100 };
const plan = (ask: (db: DbOrTransaction) => Promise<unknown>) =>
  plansOf(database, (db) => ask(db as DbOrTransaction));

describe('the pages of the list of customers', () => {
  it('come from the index of their order, wherever they begin [A2.10]', async () => {
    for (const order of LIST_ORDERS)
      for (const direction of ['up', 'down'])
        for (const id of [undefined, 'u-garage']) {
          const sort = `${order}-${direction}`;
          const after = id === undefined ? null : ((await placeOf(database.db, id, sort)) ?? null);
          const found = await plan((db) => nextCustomers(db, { ...wanted, sort }, { ...page, after }));
          assert.match(found, new RegExp(`customer_index_${order}`), `${sort}: ${found}`);
          // PostgreSQL sorts as few as these.
          if (isEmbedded) assert.doesNotMatch(found, /SCAN users|TEMP B-TREE/, `${sort}: ${found}`);
        }
  });

  it('of a state that few have begin with those few [W2.06]', async () => {
    const waiting = { ...wanted, conditions: [sql`users.status = 'attente'` as Condition] };
    const found = await plan((db) =>
      nextCustomers(db, { ...waiting, sort: 'company-up' }, { ...page, after: null, beginning: 'accounts' }),
    );
    assert.match(found, /users_listed/, found);
  });

  it('are counted from an index', async () => {
    const found = await plan((db) => countCustomers(db, wanted));
    assert.match(found, isEmbedded ? /COVERING INDEX users_listed/ : /Index Scan on users_/, found);
  });
});
