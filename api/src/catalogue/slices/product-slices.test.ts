import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { buildTestApp } from '../../testing/test-app.ts';

/** The embedded database writes those indexes alone whose columns change, and needs no table beside its products. */
const skip = !process.env.DATABASE_URL_TEST && 'needs PostgreSQL';

describe('what slices ask, beside the products', { skip }, async () => {
  const { app } = await buildTestApp({ products: 300 });
  const columns = async (db: DbOrTransaction) => {
    const { rows } = await sql<{
      name: string;
    }>`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'product_slices' order by 1`.execute(db);
    return rows.map(({ name }) => name);
  };
  /** Rows of one that are not in the other. */
  const differing = async () => {
    const own = sql.join((await columns(app.db)).map((name) => sql.ref(name)));
    const { rows } = await sql`(select ${own} from products except select ${own} from product_slices)
      union all (select ${own} from product_slices except select ${own} from products)`.execute(app.db);
    return rows;
  };

  it('follows each product that is added, changed or goes, one or many at once [B3.10]', async () => {
    assert.equal((await columns(app.db)).length, 17);
    assert.deepEqual(await differing(), []);
    const one = await app.db
      .selectFrom('products')
      .selectAll()
      .where('ref', '=', 'FA-00001')
      .executeTakeFirstOrThrow();
    const copies = ['a', 'b', 'c'].map((end) => ({ ...one, id: `copy-${end}`, ref_norm: `COPY${end}` }));
    await app.db.insertInto('products').values(copies).execute();
    assert.deepEqual(await differing(), []);
    await app.db.updateTable('products').set({ price_cents: 4242 }).where('id', '=', 'copy-a').execute();
    await app.db
      .updateTable('products')
      .set({ marque_norm: 'AUTRE', year_to: 2031, led: 1 })
      .where('id', 'in', ['copy-b', 'copy-c'])
      .execute();
    await sql`update products set stock_code = '9', price_cents = price_cents + 7`.execute(app.db);
    assert.deepEqual(await differing(), []);
    await app.db.deleteFrom('products').where('id', '=', 'copy-a').execute();
    assert.deepEqual(await differing(), []);
    const { rows } = await sql<{
      price_cents: number;
    }>`select price_cents from product_slices where id like 'copy-%'`.execute(app.db);
    assert.deepEqual(
      rows.map(({ price_cents }) => price_cents),
      [one.price_cents + 7, one.price_cents + 7],
    );
  });

  it('is left as it is where nothing of it changes: a stock that is only counted anew [B3.10]', async () => {
    const versions = async () =>
      (await sql`select id, xmin::text as version from product_slices order by id`.execute(app.db)).rows;
    const before = await versions();
    await sql`update products set stock_qty = coalesce(stock_qty, 0) + 1, stock_place = 'Z-9'`.execute(
      app.db,
    );
    assert.deepEqual(await versions(), before);
  });

  it('keeps every index of the products out of a change of prices and stocks [A1.06]', async () => {
    await app.db.transaction().execute(async (transaction) => {
      await sql`update products set price_cents = price_cents + 1, stock_qty = 7, stock_code = '1', stock_place = 'A-1',
        updated_at = '2026-12-01'`.execute(transaction);
      const { rows } = await sql<{ written: number; beside: number }>`select
        pg_stat_get_xact_tuples_updated(oid)::int as written, pg_stat_get_xact_tuples_hot_updated(oid)::int as beside
        from pg_class where oid = 'products'::regclass`.execute(transaction);
      const [{ written, beside } = { written: 0, beside: 0 }] = rows;
      assert.ok(written >= 300, `${written} written`);
      // A page here and there had too many rows before.
      assert.ok(beside >= written * 0.9, `${beside} of ${written}`);
    });
  });
});
