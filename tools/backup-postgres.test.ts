import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { type Config, parseConfig } from '../api/src/base/config/index.ts';
import { openDatabase } from '../api/src/base/db/index.ts';
import { readOutcomes } from '../api/src/portal/backups/index.ts';
import { prepareDatabase } from '../api/src/prepare.ts';
import { freshSchema } from '../api/src/testing/test-app.ts';
import { proveAndNote, takeBackup } from './lib/backup/index.ts';
import { startTestPostgres } from './lib/servers/index.ts';
import { rehash } from './testing/harmed-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-pg-proof-'));
const postgres = await startTestPostgres();
const noClient = spawnSync('pg_dump', ['--version']).error !== undefined;
const skip = (!postgres && 'no PostgreSQL on this machine') || (noClient && 'pg_dump is not on this machine');

describe('a backup of a PostgreSQL that is proven', { skip }, () => {
  let schema: NonNullable<Awaited<ReturnType<typeof freshSchema>>>;
  let config: Config;
  const backup = join(folder, '2026-11-26T01-00-00');
  const prove = (copy: string, by = config) => proveAndNote(by, copy, () => new Date());

  before(async () => {
    const made = await freshSchema(postgres?.url);
    assert.ok(made);
    schema = made;
    config = parseConfig({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: made.url,
      DEMO: '1',
      DEMO_PRODUCTS: '60',
    });
    await (await prepareDatabase(config)).close();
    await takeBackup(config, backup, new Date('2026-11-26T01:00:00Z'));
  });
  after(async () => {
    await schema?.drop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function inDatabase<T>(work: (db: Kysely<never>) => Promise<T>): Promise<T> {
    const database = await openDatabase(config, { owner: false });
    try {
      return await work(database.db as unknown as Kysely<never>);
    } finally {
      await database.close();
    }
  }
  const spareDatabases = () =>
    inDatabase(async (db) => {
      const query = sql<{
        datname: string;
      }>`select datname from pg_database where datname like 'extranet_proof_%'`;
      return (await query.execute(db)).rows;
    });

  it('was restored into a database of its own, which is dropped; each row was compared', async () => {
    const { rows, checks } = await prove(backup);
    assert.ok(rows > 500);
    assert.match(
      checks.join('; '),
      /tables by their rows and checksums; foreign keys by PostgreSQL; .*pg_amcheck/,
    );
    assert.deepEqual(await spareDatabases(), []);
    assert.deepEqual(readdirSync(folder).sort(), ['2026-11-26T01-00-00']);
    const { proven } = await inDatabase((db) => readOutcomes(db as never));
    assert.equal(proven?.rows, rows);
  });

  it('is refused when the dump is of other rows, as many or fewer, and nothing of it is left', async () => {
    const harms = [
      [
        `update orders set ref = ref || 'x' where ref = (select max(ref) from orders)`,
        /rows of the table orders are not/,
      ],
      ['delete from order_documents', /the table order_documents has 0 rows instead of \d+/],
    ] as const;
    for (const [statement, said] of harms) {
      await inDatabase((db) => sql.raw(statement).execute(db));
      const other = join(folder, 'other');
      await takeBackup(config, other);
      const harmed = join(folder, 'harmed');
      cpSync(backup, harmed, { recursive: true });
      cpSync(join(other, 'database.dump'), join(harmed, 'database.dump'));
      rehash(harmed, 'database.dump');
      await assert.rejects(prove(harmed), said);
      for (const copy of [other, harmed]) rmSync(copy, { recursive: true });
    }
    assert.deepEqual(await spareDatabases(), []);
    const { failed } = await inDatabase((db) => readOutcomes(db as never));
    assert.match(failed?.reason ?? '', /the table order_documents|rows of the table orders/);
  });

  it('is not proven by an account that may create no database: the sentence says what it needs', async () => {
    const name = `poor_${process.pid}`;
    await inDatabase((db) => sql.raw(`create role ${name} login password 'poor'`).execute(db));
    try {
      const url = new URL(String(postgres?.url));
      [url.username, url.password] = [name, 'poor'];
      await assert.rejects(
        prove(backup, { ...config, databaseSpareUrl: url.href }),
        /needs CREATEDB there, or DATABASE_SPARE_URL/,
      );
    } finally {
      await inDatabase((db) => sql.raw(`drop role ${name}`).execute(db));
    }
  });
});
