import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, mock } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from './open.ts';
import { believed, sharedClock } from './shared-clock.ts';

const TEN_MINUTES = 600_000;
const url = process.env.DATABASE_URL_TEST ?? null;
const dataDir = mkdtempSync(join(tmpdir(), 'extranet-clock-'));
const embedded = await openDatabase({ dataDir, databaseUrl: null });
const database = url ? await openDatabase({ dataDir, databaseUrl: url }) : embedded;

after(async () => {
  mock.timers.reset();
  await database.close();
  await embedded.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the clock of several processes', { skip: !url && 'needs PostgreSQL' }, () => {
  it('is the database’s, however wrong that of a machine is, at its start or later', async () => {
    const right = Date.now();
    const by = performance.now();
    /** By how much it differs from the right time: never as much as a wrong clock. */
    const differs = (now: () => Date) => Math.abs(now().getTime() - (right + performance.now() - by));
    mock.timers.enable({ apis: ['Date'], now: right + TEN_MINUTES });
    const clock = await sharedClock(database.db);
    assert.ok(differs(clock.now) < TEN_MINUTES / 10, String(differs(clock.now)));
    const told: number[] = [];
    clock.follow((aheadMs) => told.push(aheadMs));
    while (told.length === 0) await delay(10);
    assert.ok(Math.abs((told[0] ?? 0) - TEN_MINUTES) < TEN_MINUTES / 10, String(told));
    mock.timers.setTime(right - TEN_MINUTES);
    assert.ok(differs(clock.now) < TEN_MINUTES / 10, String(differs(clock.now)));
    clock.stop();
    mock.timers.reset();
  });
});

describe('an answer of the database’s clock', () => {
  const known = { at: 1_000_000, by: 0, unsureMs: 1 };
  const heard = (differsMs: number, unsureMs: number) => ({
    at: 1_010_000 + differsMs,
    by: 10_000,
    unsureMs,
  });

  it('is not believed where it was on its way for longer than it differs', () => {
    for (const answer of [heard(3000, 3001), heard(-3000, 3001), heard(499, 1)])
      assert.equal(believed(known, answer), known);
  });

  it('is believed where it differs by more, also after one that was long on its way', () => {
    for (const answer of [heard(3000, 10), heard(-3000, 2999), heard(501, 1)]) {
      assert.equal(believed(known, answer), answer);
      assert.equal(believed({ ...known, unsureMs: 3000 }, answer), answer);
    }
  });
});

describe('the clock of the one process with the embedded database', () => {
  it('is its machine’s', async () => {
    mock.timers.enable({ apis: ['Date'], now: TEN_MINUTES });
    const clock = await sharedClock(embedded.db);
    assert.equal(clock.now().getTime(), TEN_MINUTES);
    mock.timers.reset();
  });
});
