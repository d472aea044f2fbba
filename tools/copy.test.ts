import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { type Config, parseConfig } from '../api/src/base/config/index.ts';
import { type Database, openDatabase } from '../api/src/base/db/index.ts';
import { prepareDatabase } from '../api/src/prepare.ts';
import { freshSchema } from '../api/src/testing/test-app.ts';
import { restoreBackup, takeBackup } from './lib/backup/index.ts';
import { node } from './lib/run.ts';
import { startTestPostgres, type TestPostgres } from './lib/servers/index.ts';
import { root } from './lib/workspaces.ts';
import { ordersOf, placeOrder, serve, signInAt } from './testing/portal-calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-copy-'));
const postgres = await startTestPostgres();
const noClient = spawnSync('pg_dump', ['--version']).error !== undefined && 'pg_dump is not on this machine';

describe('an embedded database that is copied to PostgreSQL', {
  skip: !postgres && 'no PostgreSQL on this machine',
}, () => {
  let schema: NonNullable<Awaited<ReturnType<typeof freshSchema>>>;
  let env: Record<string, string>;
  let config: Config;
  const copy = () => node([join(root, 'tools/copy.ts'), 'sqlite', 'postgres'], { env });

  before(async () => {
    const made = await freshSchema((postgres as TestPostgres).url);
    assert.ok(made);
    schema = made;
    env = { DATA_DIR: folder, DATABASE_URL: schema.url };
    config = parseConfig(env);
    const embedded = parseConfig({ DATA_DIR: folder, DEMO_PRODUCTS: '60' });
    await (await prepareDatabase(embedded)).close();
  });
  after(async () => {
    await schema?.drop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('arrives with every row of every table', async () => {
    const { code, output } = await copy();
    assert.equal(code, 0, output);
    const source = await openDatabase({ dataDir: folder, databaseUrl: null });
    const target = await openDatabase(config);
    const [here, there] = [await everything(source), await everything(target)];
    const sliced = await sql<{ id: string }>`select id from product_slices order by id`.execute(target.db);
    await source.close();
    await target.close();
    assert.ok((here.get('orders') as string[]).length > 10);
    assert.deepEqual([...there.keys()], [...here.keys()]);
    for (const [table, rows] of here) assert.deepEqual(there.get(table), rows, table);
    // PostgreSQL's own table beside the products: without it a large catalogue would be empty.
    assert.equal(sliced.rows.length, here.get('products')?.length);
  });

  it('is not copied into a database that already has rows', async () => {
    const { code, output } = await copy();
    assert.equal(code, 1);
    assert.match(output, /The database of DATABASE_URL is not empty \(table \w+\)/);
  });

  it('keeps customers and orders, and continues the order numbers', async () => {
    const server = await serve(env);
    try {
      const garage = await signInAt(server.url, 'garage@demo.example');
      const orders = await ordersOf(garage);
      assert.ok(orders.length > 0);
      const next = await placeOrder(garage, 'garage');
      assert.ok(orders.every(({ orderRef }) => orderRef < next.orderRef));
    } finally {
      await server.stop();
    }
  });

  it('is backed up and restored with pg_dump and pg_restore from then on', { skip: noClient }, async () => {
    const backup = join(folder, 'backup');
    const earlier = await snapshot();
    const { rows } = await takeBackup(config, backup);
    assert.equal(rows.orders, earlier.get('orders')?.length);
    const database = await openDatabase(config);
    try {
      for (const table of ['order_documents', 'orders'] as const)
        await database.db.deleteFrom(table).execute();
    } finally {
      await database.close();
    }
    await assert.rejects(restoreBackup(config, backup, { force: false }), /is not empty/);
    await restoreBackup(config, backup, { force: true });
    assert.deepEqual(await snapshot(), earlier);
  });

  async function snapshot() {
    const database = await openDatabase(config);
    try {
      return await everything(database);
    } finally {
      await database.close();
    }
  }
});

/** Each table's rows as texts that do not depend on the order of rows or columns. */
async function everything({ db, dialect }: Database): Promise<Map<string, string[]>> {
  const tables =
    dialect.name === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = current_schema()`;
  const names = (await tables.execute(db)).rows
    .map(({ name }) => name)
    // What is searched by is built anew, each database's own.
    .filter(
      (name) => !/^(?:sqlite_|search_index|customer_index|customer_letters|kit_|product_slices)/.test(name),
    );
  const contents = new Map<string, string[]>();
  for (const name of names.toSorted()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    const texts = rows.map((row) =>
      JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    );
    contents.set(name, texts.toSorted());
  }
  return contents;
}
