import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import { type Database, openDatabase } from './open.ts';
import { onceUnlocked, writeTurns } from './write-turns.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'extranet-sqlite-'));
let database: Database;
/** A second handle, like that of another process or an import's worker, which can hold the file's write lock. */
let other: DatabaseSync;

before(async () => {
  database = await openDatabase({ dataDir, databaseUrl: null });
  const { db } = database;
  await db.schema.createTable('settings').addColumn('key', 'text').addColumn('value', 'text').execute();
  other = new DatabaseSync(join(dataDir, 'extranet.db'));
});
after(async () => {
  other.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const write = (key: string) => database.db.insertInto('settings').values({ key, value: '1' }).execute();
const keys = async () =>
  (await database.db.selectFrom('settings').select('key').execute()).map(({ key }) => key);
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Records whether a promise is settled. */
function watch(work: Promise<unknown>): { done: boolean; work: Promise<unknown> } {
  const watched = { done: false, work: work.finally(() => (watched.done = true)) };
  return watched;
}

describe('the embedded database', () => {
  it('can be read while another handle writes; a writer waits without blocking the process', async () => {
    await write('before');
    other.exec('begin immediate');
    const statement = watch(write('statement'));
    const transaction = watch(
      database.db
        .transaction()
        .execute((within) => within.insertInto('settings').values({ key: 'whole', value: '1' }).execute()),
    );
    for (let round = 0; round < 10; round += 1) {
      assert.deepEqual(await keys(), ['before']);
      await tick();
    }
    assert.equal(statement.done || transaction.done, false);
    other.exec('commit');
    await Promise.all([statement.work, transaction.work]);
    assert.deepEqual(await keys(), ['before', 'statement', 'whole']);
  });

  it('shows the rows of a transaction to others only after the commit, to itself before', async () => {
    await database.db.transaction().execute(async (within) => {
      await within.insertInto('settings').values({ key: 'mine', value: '1' }).execute();
      const own = await within.selectFrom('settings').select('key').where('key', '=', 'mine').execute();
      assert.equal(own.length, 1);
      assert.ok(!(await keys()).includes('mine'));
    });
    assert.ok((await keys()).includes('mine'));
  });

  it('runs one transaction at a time in the order of arrival, also after one that fails', async () => {
    const order: number[] = [];
    const writers = Array.from({ length: 20 }, (_, index) =>
      database.db.transaction().execute(async (within) => {
        order.push(index);
        await tick();
        await within
          .insertInto('settings')
          .values({ key: `turn-${index}`, value: '1' })
          .execute();
        if (index % 5 === 0) throw new Error('on purpose');
      }),
    );
    const outcomes = await Promise.allSettled(writers);
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    assert.equal(refused.length, 4);
    assert.equal((await keys()).filter((key) => key.startsWith('turn-')).length, 16);
  });

  it('is unavailable to a writer that waited too long, and free for the next', async () => {
    const turns = writeTurns();
    const end = await turns.take(1000);
    const unavailable = (error: unknown) => database.dialect.troubleOf(error) === 'unavailable';
    await assert.rejects(turns.take(10), unavailable);
    end();
    (await turns.take(10))();
    other.exec('begin immediate');
    const mine = new DatabaseSync(join(dataDir, 'extranet.db'), { timeout: 0 });
    const begin = () => mine.exec('begin immediate');
    await assert.rejects(onceUnlocked(begin, 10), unavailable);
    other.exec('rollback');
    await onceUnlocked(begin, 10);
    mine.close();
  });
});
