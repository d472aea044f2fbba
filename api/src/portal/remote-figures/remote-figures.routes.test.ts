import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { RemoteFigure, RunningRemotes } from '@extranet/shared/contracts';
import { dayInParis } from '../../base/text/french.ts';
import { publishSample, sampleEntry, sampleRelease } from '../../testing/published.ts';
import { type Caller, signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { readRegistry, type StoreEntry } from '../releases/store-registry.ts';

const { app, wait } = await buildTestApp({ products: 40 });
const DAY = 86_400_000;
const A_SECOND = 1_100;
const stable = '1.0.0-a';
const canary = '1.0.1-b';
const [garage, atelier, lecteur, moderateur] = (await Promise.all(
  ['garage', 'atelier', 'lecteur', 'moderateur'].map((name) => signedIn(app, `${name}@demo.example`)),
)) as [Caller, Caller, Caller, Caller];
/** Signed in anew each time: the clock of these tests outlives sessions. */
const office = () => signedIn(app, 'admin@demo.example', 'admin');

const tell = async (call: Caller, more: Partial<RemoteFigure> = {}) =>
  (
    await call('/api/remotes/figures', {
      method: 'POST',
      payload: { figures: [{ remote: 'faq', release: canary, ...more }] },
    })
  ).status;
const slow = { interactions: Array<number>(5).fill(640) };
const quick = { interactions: Array<number>(5).fill(40) };
const faq = async () => (await readRegistry(app.releases.objects)).remotes[0] as StoreEntry;
const shown = async (days = '1') => {
  const answer = await (await office())(`/api/admin/remotes/figures?days=${days}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<RunningRemotes>().remotes.find(({ remote }) => remote === 'faq');
};
const release = async (id: string, days = '1') =>
  (await shown(days))?.releases.find((one) => one.release === id);

beforeEach(async () => {
  const tried = { release: sampleRelease('faq', canary), percent: 100 };
  await publishSample(app.releases.objects, [sampleEntry('faq', { canary: tried })]);
  for (const table of [
    'remote_failures',
    'remote_loads',
    'remote_paces',
    'remote_figures',
    'throttles',
  ] as const)
    await app.db.deleteFrom(table).execute();
  // The server reads the store at most once a second.
  wait(A_SECOND);
});

describe('what pages measured of a release', () => {
  it('is shown to administrators, the canary above the stable release', async () => {
    await tell(garage, {
      loadMs: 180,
      interactions: [30, 40, 90, 260],
      longTasks: [120],
      errors: 2,
      memoryMb: 90,
    });
    await tell(atelier, { loadMs: 190, interactions: [45] });
    await tell(lecteur, { release: stable, loadMs: 900 });
    const found = await shown();
    assert.deepEqual(
      found?.releases.map(({ release: id, role, percent }) => [id, role, percent]),
      [
        [canary, 'canary', 100],
        [stable, 'stable', null],
      ],
    );
    const [tried, sound] = found?.releases ?? [];
    assert.deepEqual(
      [tried?.accounts, tried?.interactions, tried?.longTasks, tried?.errors, tried?.memoryMb],
      [2, 5, 1, 2, 88],
    );
    assert.equal(tried?.loadMs, 175);
    assert.ok((tried?.inpP75 ?? 0) > 75 && (tried?.inpP75 ?? 0) <= 100, String(tried?.inpP75));
    assert.ok((tried?.inpP95 ?? 0) > 250 && (tried?.inpP95 ?? 0) <= 300, String(tried?.inpP95));
    assert.deepEqual([sound?.accounts, sound?.inpP75], [1, null]);
    assert.ok((sound?.loadMs ?? 0) > 700);
  });

  it('adds up over a day and over the last ones, and counts an account once a day', async () => {
    for (let report = 0; report < 3; report += 1) await tell(garage, quick);
    assert.deepEqual([(await release(canary))?.accounts, (await release(canary))?.interactions], [1, 15]);
    wait(DAY);
    const call = await signedIn(app, 'garage@demo.example');
    await tell(call, quick);
    const of = (days: string) => release(canary, days);
    assert.equal((await of('1'))?.interactions, 5);
    assert.deepEqual([(await of('7'))?.interactions, (await of('7'))?.accounts], [20, 1]);
  });

  it('says for how many accounts it could not be had', async () => {
    const payload = { remote: 'faq', release: canary, reason: 'render', detail: '' };
    for (const call of [garage, atelier, atelier])
      await call('/api/remotes/failures', { method: 'POST', payload });
    assert.equal((await release(canary))?.failed, 2);
  });

  it('is not kept of visitors, of unknown releases, and of what the account is not offered', async () => {
    const before = (await visitor(app)('/metrics')).text;
    assert.equal(await tell(visitor(app), slow), 204);
    assert.equal(await tell(garage, { ...slow, release: 'made-up' }), 204);
    assert.equal(await tell(await office(), slow), 204);
    for (const table of ['remote_figures', 'remote_paces'] as const)
      assert.deepEqual(await app.db.selectFrom(table).selectAll().execute(), []);
    const series = (text: string) => text.split('\n').filter((line) => line.startsWith('extranet_remote_'));
    assert.deepEqual(series((await visitor(app)('/metrics')).text), series(before));
  });

  it('is a figure of /metrics by remote and release', async () => {
    await tell(garage, { ...quick, loadMs: 150, longTasks: [80], errors: 1, memoryMb: 60 });
    const { text } = await visitor(app)('/metrics');
    const labels = `{remote="faq",release="${canary}"}`;
    for (const name of [
      'load_seconds_count',
      'long_task_seconds_count',
      'interaction_seconds_sum',
      'memory_bytes_sum',
    ])
      assert.ok(text.includes(`extranet_remote_${name}${labels}`), name);
    assert.ok(text.includes(`extranet_remote_errors_total${labels}`));
  });

  it('is refused when it is malformed or comes too often', async () => {
    for (const wrong of [{ interactions: Array<number>(101).fill(1) }, { loadMs: -1 }, { errors: 0.5 }])
      assert.equal(await tell(garage, wrong), 400);
    for (let report = 0; report < 30; report += 1) assert.equal(await tell(garage, quick), 204);
    assert.equal(await tell(garage, quick), 429);
  });

  it('loses its accounts after the next day, and keeps its sums', async () => {
    await tell(garage, quick);
    wait(2 * DAY);
    await app.sweep();
    assert.deepEqual(await app.db.selectFrom('remote_paces').selectAll().execute(), []);
    assert.notDeepEqual(await app.db.selectFrom('remote_figures').selectAll().execute(), []);
  });
});

describe('a canary that answers slowly', () => {
  it('is withdrawn with the third account, and the registry says why', async () => {
    await tell(garage, slow);
    await tell(atelier, slow);
    assert.equal((await faq()).canary?.release.id, canary);
    await tell(lecteur, slow);
    const { canary: left, withdrawn } = await faq();
    assert.equal(left, undefined);
    assert.deepEqual([withdrawn?.release, withdrawn?.accounts, withdrawn?.reasons], [canary, 3, ['slow']]);
    assert.deepEqual(await app.db.selectFrom('remote_paces').selectAll().execute(), []);
    wait(A_SECOND);
    const found = await shown();
    assert.equal(found?.withdrawn?.release, canary);
    assert.equal(found?.releases.find((one) => one.release === canary)?.role, 'gone');
  });

  it('stays when it is slow for one account that says so often, or quick in the end', async () => {
    for (let report = 0; report < 10; report += 1) await tell(garage, slow);
    await tell(atelier, slow);
    for (let report = 0; report < 3; report += 1) await tell(atelier, quick);
    await tell(lecteur, slow);
    for (const call of [lecteur, moderateur]) await tell(call, quick);
    assert.equal((await faq()).canary?.release.id, canary);
  });

  it('is withdrawn when it throws for its accounts, and the stable release for none of twenty', async () => {
    const throwing = { ...quick, errors: 3 };
    for (const call of [garage, atelier, lecteur]) await tell(call, throwing);
    assert.equal((await faq()).canary?.release.id, canary);
    const day = dayInParis(app.now());
    const sound = { remote: 'faq', release_id: stable, day, interactions: 9, total_ms: 400, errors: 0 };
    const others = Array.from({ length: 20 }, (_, at) => ({ ...sound, account_id: `sound-${at}` }));
    await app.db.insertInto('remote_paces').values(others).execute();
    await tell(garage, throwing);
    assert.deepEqual((await faq()).withdrawn?.reasons, ['errors']);
  });

  it('is the canary alone: a stable release stays', async () => {
    for (const call of [garage, atelier, lecteur, moderateur]) await tell(call, { ...slow, release: stable });
    assert.equal((await faq()).stable.id, stable);
    assert.equal((await faq()).canary?.release.id, canary);
  });
});
