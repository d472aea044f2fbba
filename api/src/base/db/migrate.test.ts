import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { sql } from 'kysely';
import { migrations } from '../../../migrations/index.ts';
import { freshSchema } from '../../testing/test-app.ts';
import { migrate, movedBeyond } from './migrate.ts';
import { openDatabase } from './open.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'extranet-migrate-'));
const schema = await freshSchema(process.env.DATABASE_URL_TEST);
const database = await openDatabase({ dataDir, databaseUrl: schema?.url ?? null });

after(async () => {
  await database.close();
  await schema?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The one that lets the database say what a program must know. */
const LAST = '0064-what-a-program-must-know';

describe('migrations', () => {
  it('run once each, in order, and are recorded', async () => {
    const names = migrations.map(({ name }) => name);
    assert.deepEqual(await migrate(database), names);
    assert.deepEqual(await migrate(database), []);
    assert.deepEqual([...names].sort(), names);
  });

  it('that fails half way leaves nothing behind, says which one it was and why, and what runs goes on', async () => {
    const broken = {
      name: '9997-broken',
      statements: () => ['create table half_way (a integer)', 'alter table nowhere add column b integer'],
    };
    await assert.rejects(
      migrate(database, [...migrations, broken]),
      /^Error: The migration '9997-broken' failed and was taken back whole \(.*nowhere.*\): .*\.$/,
    );
    await assert.rejects(sql`select * from half_way`.execute(database.db), /half_way/);
    assert.equal(await movedBeyond(database.db), undefined);
    const mended = { ...broken, statements: () => ['create table half_way (a integer)'] };
    assert.deepEqual(await migrate(database, [...migrations, mended]), [broken.name]);
    await sql`drop table half_way`.execute(database.db);
    await database.db.deleteFrom('migrations').where('name', '=', broken.name).execute();
  });

  const fromTheFuture = async (needs: string | null) => {
    const row = { name: '9999-from-the-future', applied_at: new Date().toISOString(), needs };
    await database.db.deleteFrom('migrations').where('name', '=', row.name).execute();
    await database.db.insertInto('migrations').values(row).execute();
  };

  it('of a newer program are lived with where they only add, or take away what this one does not use any more', async () => {
    for (const needs of [null, migrations.at(-1)?.name ?? '']) {
      await fromTheFuture(needs);
      assert.deepEqual(await migrate(database), []);
      assert.equal(await movedBeyond(database.db), undefined);
    }
  });

  it('of a newer program that take away what this one uses are refused, in one sentence', async () => {
    await fromTheFuture('9998-first-to-do-without');
    await assert.rejects(
      migrate(database),
      /^Error: The database is newer than this program .*9999-from-the-future.*\.$/,
    );
    assert.equal(await movedBeyond(database.db), '9999-from-the-future');
  });

  it('of an unknown program that could not yet say what they need are refused', async () => {
    await database.db.deleteFrom('migrations').where('name', 'in', ['9999-from-the-future', LAST]).execute();
    await sql`alter table migrations drop column needs`.execute(database.db);
    await sql`insert into migrations values ('0063-of-somebody-else', '')`.execute(database.db);
    await assert.rejects(migrate(database), /newer than this program .*0063-of-somebody-else/);
    await database.db.deleteFrom('migrations').where('name', '=', '0063-of-somebody-else').execute();
    assert.deepEqual(await migrate(database), [LAST]);
  });
});

describe('the database', () => {
  it('recognises a unique violation by its code, and rolls back the whole transaction', async () => {
    const { db, dialect } = database;
    const twice = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 'twice', value: '1' }).execute();
      await transaction.insertInto('settings').values({ key: 'twice', value: '2' }).execute();
    });
    await assert.rejects(twice, (error) => dialect.isUniqueViolation(error));
    assert.deepEqual(await db.selectFrom('settings').selectAll().where('key', '=', 'twice').execute(), []);
  });

  it('answers what it was asked often, also after a migration has changed the table meanwhile', async () => {
    const { db, dialect } = database;
    const asked = () => db.selectFrom('settings').selectAll().where('key', '=', 'often').execute();
    const change = (column: string) =>
      sql.raw(`alter table settings add column ${column} integer not null default 0`).execute(db);
    for (let n = 0; n < 50; n += 1) await asked();
    await change('first');
    assert.deepEqual(await asked(), []);
    for (let n = 0; n < 50; n += 1) await asked();
    await change('second');
    const inTransaction = () =>
      db
        .transaction()
        .execute((own) => own.selectFrom('settings').selectAll().where('key', '=', 'often').execute());
    // PostgreSQL has undone the transaction by then: it is refused as for a moment, and works when it is repeated.
    await inTransaction().catch((error: unknown) => assert.equal(dialect.troubleOf(error), 'unavailable'));
    assert.deepEqual(await inTransaction(), []);
    assert.deepEqual(await asked(), []);
  });

  it('loads all rows of a bulk load or none', async () => {
    const { db, dialect } = database;
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      key: `bulk.${index}`,
      value: 'd\'été \\ "x"',
      version: 0,
    }));
    const count = async () =>
      (await db.selectFrom('settings').select('value').where('key', 'like', 'bulk.%').execute()).length;
    await assert.rejects(
      dialect.bulkLoad(async (insert) => insert('settings', [...rows, ...rows.slice(0, 1)])),
    );
    assert.equal(await count(), 0);
    await dialect.bulkLoad(async (insert) => insert('settings', rows));
    assert.equal(await count(), 5000);
    const last = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'bulk.4999')
      .executeTakeFirst();
    assert.equal(last?.value, rows[0]?.value);
  });
});
