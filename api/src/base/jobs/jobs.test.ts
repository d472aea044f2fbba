import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildTestApp } from '../../testing/test-app.ts';
import { each, type JobKind } from './job-kinds.ts';
import { enqueueJob, plan } from './jobs.queries.ts';
import { lane } from './lane.ts';

const { app, wait } = await buildTestApp({ products: 1 });
const MINUTE = 60_000;

/** A kind that no part of the portal has: nothing but the lanes of this test takes its jobs. */
const kindOf = (name: string, run: JobKind['run'], more: Partial<JobKind> = {}): JobKind => ({
  ...{ name, atOnce: 5, leaseMs: MINUTE, retryAfterMinutes: [1, 10] },
  ...more,
  run,
});
const add = (kind: string, id: string, runAt?: Date) =>
  enqueueJob(app.db, { id, kind, ...(runAt ? { runAt } : {}) }, app.now());
const rowOf = (id: string) => app.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();

/** Begins a batch and answers how to let it go on. */
function held() {
  let go = () => {};
  let begun = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const started = new Promise<void>((resolve) => {
    begun = resolve;
  });
  return { go, gate, begun, started };
}

describe('jobs', () => {
  it('are each done once, in the order in which they are due, by however many processes [B8.01]', async () => {
    const done: string[] = [];
    const kind = kindOf(
      'once',
      each(async (_, { id }) => void done.push(id)),
    );
    for (let index = 10; index < 42; index += 1) await add('once', `once-${index}`);
    await add('once', 'once-later', new Date(app.now().getTime() + MINUTE));
    await Promise.all([lane(app, kind).finish(), lane(app, kind).finish(), lane(app, kind).finish()]);
    assert.equal(done.length, 32);
    assert.equal(new Set(done).size, 32);
    assert.ok(await rowOf('once-later'));
    wait(2 * MINUTE);
    await lane(app, kind).finish();
    assert.equal(done.at(-1), 'once-later');
    assert.equal(await rowOf('once-later'), undefined);
  });

  it('that come one by one gather between two small batches, and are all done [B8.01]', async () => {
    const batches: number[] = [];
    const one = lane(
      app,
      kindOf('single', async (_, jobs) => {
        batches.push(jobs.length);
        return jobs.map(() => null);
      }),
    );
    await add('single', 'single-0');
    one.wake();
    while (batches.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    for (let index = 1; index <= 7; index += 1) {
      await add('single', `single-${index}`);
      one.wake();
    }
    while (await rowOf('single-7')) await new Promise((resolve) => setTimeout(resolve, 20));
    await one.stop();
    assert.deepEqual(batches, [1, 5, 2]);
  });

  it('are there only when the transaction was, and once under one id [B8.01]', async () => {
    const failed = app.db.transaction().execute(async (transaction) => {
      await enqueueJob(transaction, { id: 'undone', kind: 'none' }, app.now());
      throw new Error('rolled back');
    });
    await assert.rejects(failed);
    assert.equal(await rowOf('undone'), undefined);
    await add('none', 'twice');
    await add('none', 'twice');
    const rows = await app.db.selectFrom('jobs').select('id').where('id', '=', 'twice').execute();
    assert.equal(rows.length, 1);
  });

  it('that fail come again after a pause, and are dead after the last one; the others of the batch are done [B8.01]', async () => {
    let attempts = 0;
    const run = each(async (_, { id }) => {
      if (id === 'good') return;
      attempts += 1;
      throw new Error('the server is away');
    });
    const one = lane(app, kindOf('failing', run));
    await add('failing', 'bad');
    await add('failing', 'good');
    await one.finish();
    assert.equal(await rowOf('good'), undefined);
    const first = await rowOf('bad');
    const pause = Date.parse(first?.run_at ?? '') - app.now().getTime();
    assert.ok(pause > 0.7 * MINUTE && pause <= MINUTE, `${pause}`);
    assert.equal(first?.last_error, 'the server is away');
    await one.finish();
    assert.equal(attempts, 1);
    for (const minutes of [1, 10, 60]) {
      wait(minutes * MINUTE);
      await one.finish();
    }
    assert.equal(attempts, 3);
    const last = await rowOf('bad');
    assert.deepEqual([last?.run_at, last?.attempts, last?.taken_by], [null, 3, null]);
    assert.deepEqual(one.attempts, { done: 1, failed: 3 });
  });

  it('of a process that died are taken over once their lease has ended, and its late end changes nothing [B8.01]', async () => {
    const { go, gate, begun, started } = held();
    await add('dying', 'orphan');
    const hanging = lane(
      app,
      kindOf('dying', async () => {
        begun();
        await gate;
        return ['it was too late'];
      }),
    );
    const late = hanging.finish();
    await started;
    const stopped = hanging.stop();
    const done: string[] = [];
    const another = lane(
      app,
      kindOf(
        'dying',
        each(async (_, { id }) => void done.push(id)),
      ),
    );
    await another.finish();
    assert.deepEqual(done, []);
    wait(MINUTE + 1);
    await another.finish();
    assert.deepEqual(done, ['orphan']);
    await add('dying', 'orphan');
    go();
    await Promise.all([late, stopped]);
    const row = await rowOf('orphan');
    assert.equal(row?.last_error, null);
  });

  it('keep their lease as long as their process is at them [B8.01]', async () => {
    const { go, gate, begun, started } = held();
    await add('long', 'long');
    const run: JobKind['run'] = async () => {
      begun();
      await gate;
      return [null];
    };
    const working = lane(app, kindOf('long', run, { leaseMs: 300 })).finish();
    await started;
    const before = (await rowOf('long'))?.taken_until ?? '';
    while (((await rowOf('long'))?.taken_until ?? '') <= before)
      await new Promise((resolve) => setTimeout(resolve, 20));
    go();
    await working;
    assert.equal(await rowOf('long'), undefined);
  });

  it('go on after the clock was set back by a day, taken or not [B8.01]', async () => {
    const { go, gate, begun, started } = held();
    await add('clock', 'taken');
    const dying = lane(
      app,
      kindOf('clock', async () => {
        begun();
        await gate;
        return [null];
      }),
    ).finish();
    await started;
    await add('clock', 'new');
    wait(-24 * 60 * MINUTE);
    const done: string[] = [];
    await lane(
      app,
      kindOf(
        'clock',
        each(async (_, { id }) => void done.push(id)),
      ),
    ).finish();
    assert.deepEqual(done.sort(), ['new', 'taken']);
    go();
    await dying;
    wait(24 * 60 * MINUTE);
  });

  it('that repeat have their turn when they are planned, once for all processes, also after they failed [B8.01]', async () => {
    let turns = 0;
    const run = each(async () => {
      turns += 1;
      if (turns === 2) throw new Error('not this time');
    });
    const kind = kindOf('hourly', run, { retryAfterMinutes: [], repeatMs: 60 * MINUTE });
    const one = lane(app, kind);
    const turn = async () => {
      await Promise.all([plan(app.db, kind, app.now()), plan(app.db, kind, app.now())]);
      await Promise.all([one.finish(), lane(app, kind).finish()]);
    };
    await turn();
    assert.equal(turns, 0);
    wait(59 * MINUTE);
    await turn();
    await turn();
    assert.equal(turns, 1);
    wait(59 * MINUTE);
    await turn();
    assert.deepEqual([turns, (await rowOf('hourly'))?.last_error], [2, 'not this time']);
    // What failed need not wait for another hour.
    await turn();
    await turn();
    assert.deepEqual([turns, (await rowOf('hourly'))?.last_error], [3, null]);
    assert.ok((await rowOf('hourly'))?.last_done_at);
  });

  it('that repeat each minute are done each minute, as the stock alerts [B8.01] [B4.06]', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    const other = await buildTestApp({ products: 1 });
    await other.app.ready();
    const lastDone = async () =>
      (
        await other.app.db
          .selectFrom('jobs')
          .select('last_done_at')
          .where('id', '=', 'stockAlerts')
          .executeTakeFirst()
      )?.last_done_at ?? null;
    assert.equal(await lastDone(), null);
    other.wait(MINUTE);
    t.mock.timers.tick(MINUTE);
    while ((await lastDone()) === null) await other.app.jobs.finish();
    t.mock.timers.reset();
  });

  it('that repeat wait for nothing but their turn: neither a clock that jumped ahead nor one set back changes it [B8.01]', async () => {
    let turns = 0;
    const kind = kindOf(
      'daily',
      each(async () => {
        turns += 1;
      }),
      { repeatMs: 60 * MINUTE },
    );
    await plan(app.db, kind, app.now());
    wait(48 * 60 * MINUTE);
    await lane(app, kind).finish();
    assert.equal(turns, 0);
    await plan(app.db, kind, app.now());
    await lane(app, kind).finish();
    assert.equal(turns, 1);
    wait(-48 * 60 * MINUTE);
    await plan(app.db, kind, app.now());
    await lane(app, kind).finish();
    assert.equal(turns, 2);
  });

  it('of a slow kind hold up no other [B8.01]', async () => {
    const { go, gate, begun, started } = held();
    await add('slow', 'slow');
    await add('quick', 'quick');
    const slow = lane(
      app,
      kindOf('slow', async () => {
        begun();
        await gate;
        return [null];
      }),
    );
    const working = slow.finish();
    await started;
    await lane(
      app,
      kindOf(
        'quick',
        each(async () => {}),
      ),
    ).finish();
    assert.equal(await rowOf('quick'), undefined);
    go();
    await working;
  });

  it('are not begun once the process ends, and what it is at comes to its end [B8.01]', async () => {
    const { go, gate, begun, started } = held();
    await add('ending', 'first');
    await add('ending', 'second');
    const run: JobKind['run'] = async () => {
      begun();
      await gate;
      return [null];
    };
    const one = lane(app, kindOf('ending', run, { atOnce: 1 }));
    const working = one.finish();
    await started;
    const stopped = one.stop();
    go();
    await Promise.all([working, stopped]);
    assert.deepEqual([(await rowOf('first')) === undefined, Boolean(await rowOf('second'))], [true, true]);
  });
});
