import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { publishSample, sampleEntry, sampleRelease } from '../../testing/published.ts';
import { type Caller, signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { nameAccounts } from '../releases/named-accounts.ts';
import { readRegistry, type StoreEntry } from '../releases/store-registry.ts';

const { app, wait } = await buildTestApp({ products: 40 });
const HOUR = 3_600_000;
const A_SECOND = 1_100;
const stable = '1.0.0-a';
const canary = '1.0.1-b';
const report = { remote: 'faq', release: canary, reason: 'evaluation', detail: '/r/remote-faq/entry.js' };
const [garage, atelier, lecteur, moderateur] = (await Promise.all(
  ['garage', 'atelier', 'lecteur', 'moderateur'].map((name) => signedIn(app, `${name}@demo.example`)),
)) as [Caller, Caller, Caller, Caller];
const tell = async (call: Caller, more: Partial<typeof report> = {}) =>
  (await call('/api/remotes/failures', { method: 'POST', payload: { ...report, ...more } })).status;
const came = async (call: Caller, release = canary) =>
  (await call('/api/remotes/loads', { method: 'POST', payload: { loads: [{ remote: 'faq', release }] } }))
    .status;
const faq = async () => (await readRegistry(app.releases.objects)).remotes[0] as StoreEntry;

async function publish(offered: Omit<NonNullable<StoreEntry['canary']>, 'release'>): Promise<void> {
  const release = sampleRelease('faq', canary);
  await publishSample(app.releases.objects, [sampleEntry('faq', { canary: { release, ...offered } })]);
  await app.db.deleteFrom('remote_failures').execute();
  await app.db.deleteFrom('remote_loads').execute();
  await app.db.deleteFrom('throttles').execute();
  // The server reads the store at most once a second.
  wait(A_SECOND);
}

describe('a page’s report of a failed remote', () => {
  beforeEach(() => publish({ percent: 100 }));

  it('is accepted from anybody, and counted for a release that the registry names', async () => {
    assert.equal(await tell(visitor(app)), 204);
    assert.equal(await tell(garage), 204);
    assert.equal(await tell(garage), 204);
    assert.equal(await tell(garage, { release: 'made-up' }), 204);
    const counted = await app.db.selectFrom('remote_failures').select(['release_id', 'reports']).execute();
    assert.deepEqual(counted.map(({ reports }) => Number(reports)).sort(), [1, 2]);
    assert.ok(counted.every(({ release_id }) => release_id === canary));
  });

  it('is refused when it is malformed', async () => {
    const post = (payload: object) => app.inject({ method: 'POST', url: '/api/remotes/failures', payload });
    assert.equal((await post({ ...report, reason: 'because' })).statusCode, 400);
    assert.equal((await post({})).statusCode, 400);
    assert.equal((await post({ ...report, detail: 'x'.repeat(5_000) })).statusCode, 413);
  });

  it('is refused from a caller who repeats it too often', async () => {
    for (let count = 0; count < 30; count += 1) assert.equal(await tell(garage), 204);
    assert.equal(await tell(garage), 429);
    assert.equal(await tell(atelier), 204);
  });
});

describe('a canary that fails', () => {
  beforeEach(() => publish({ percent: 100 }));

  it('is withdrawn when three accounts reported it, and the registry says why', async () => {
    await tell(garage);
    await tell(atelier, { reason: 'integrity' });
    assert.equal((await faq()).canary?.release.id, canary);
    await tell(lecteur);
    const { canary: left, stable: kept, withdrawn } = await faq();
    assert.equal(left, undefined);
    assert.equal(kept.id, stable);
    assert.equal(withdrawn?.release, canary);
    assert.equal(withdrawn?.accounts, 3);
    assert.deepEqual(withdrawn?.reasons, ['evaluation', 'integrity']);
  });

  it('stays when one account reports it thirty times, or any number of visitors', async () => {
    for (let count = 0; count < 15; count += 1) await tell(garage);
    for (let count = 0; count < 15; count += 1) await tell(visitor(app));
    await tell(atelier);
    assert.equal((await faq()).canary?.release.id, canary);
  });

  it('stays when three reports do not come within a day', async () => {
    await tell(garage);
    await tell(atelier);
    wait(25 * HOUR);
    await tell(lecteur);
    assert.equal((await faq()).canary?.release.id, canary);
  });

  it('stays when it came up for others, and for those in whose page it came up in the end', async () => {
    await came(moderateur);
    for (const call of [garage, atelier, lecteur]) await tell(call);
    assert.equal((await faq()).canary?.release.id, canary);
    wait(A_SECOND);
    await came(garage);
    await tell(moderateur);
    assert.equal((await faq()).canary?.release.id, canary);
  });

  it('is withdrawn when it no longer comes up for those for whom it did', async () => {
    for (const call of [garage, atelier, lecteur]) await came(call);
    wait(A_SECOND);
    for (const call of [garage, atelier, lecteur]) await tell(call);
    assert.equal((await faq()).withdrawn?.accounts, 3);
  });

  it('stays when the accounts reported another release too', async () => {
    for (const call of [garage, atelier]) {
      await tell(call, { release: canary, reason: 'network' });
      await tell(call, { release: stable, reason: 'network' });
    }
    await tell(lecteur);
    assert.equal((await faq()).canary?.release.id, canary);
  });

  it('stays when it is not offered to the accounts that reported it', async () => {
    await publish({ percent: 0, named: nameAccounts(['garage@demo.example']) });
    for (const call of [garage, atelier, lecteur, moderateur]) await tell(call);
    assert.equal((await faq()).canary?.release.id, canary);
  });

  it('is withdrawn when all of the few accounts that have it by name reported it', async () => {
    await publish({ percent: 0, named: nameAccounts(['garage@demo.example', 'Lecteur@demo.example']) });
    await tell(garage);
    assert.equal((await faq()).canary?.release.id, canary);
    await tell(lecteur);
    assert.equal((await faq()).withdrawn?.accounts, 2);
  });

  it('starts without voices when it is published again', async () => {
    for (const call of [garage, atelier, lecteur]) await tell(call);
    assert.equal((await app.db.selectFrom('remote_loads').selectAll().execute()).length, 0);
    const release = sampleRelease('faq', canary);
    await publishSample(app.releases.objects, [sampleEntry('faq', { canary: { release, percent: 100 } })]);
    wait(A_SECOND);
    await tell(moderateur);
    assert.equal((await faq()).canary?.release.id, canary);
  });
});

describe('a stable release that fails', () => {
  it('is counted and stays: the browser falls back to the previous one', async () => {
    await publish({ percent: 100 });
    for (const call of [garage, atelier, lecteur, moderateur]) await tell(call, { release: stable });
    assert.equal((await faq()).stable.id, stable);
    const counted = await app.db.selectFrom('remote_failures').selectAll().execute();
    assert.equal(counted.length, 4);
  });
});

describe('a canary by name', () => {
  it('is offered to those accounts only, and the public registry does not mention them', async () => {
    await publish({ percent: 0, named: nameAccounts(['Garage@demo.example']) });
    const canaries = async (call: Caller) =>
      (await call('/api/user')).json<{ canaries?: string[] }>().canaries;
    assert.deepEqual(await canaries(garage), [canary]);
    assert.equal(await canaries(atelier), undefined);
    const registry = await app.inject({ url: '/remotes/registry.json' });
    assert.deepEqual(Object.keys(registry.json().remotes[0].canary), ['release', 'percent']);
    const signIn = (name: string) =>
      visitor(app)('/api/user/signIn', {
        method: 'POST',
        payload: { email: `${name}@demo.example`, password: 'Demo-2026!' },
      });
    assert.deepEqual((await signIn('garage')).json<{ canaries?: string[] }>().canaries, [canary]);
    assert.ok(!(await signIn('atelier')).text.includes(canary));
  });

  it('is stored without addresses, and with other hashes each time', () => {
    const [once, again] = [nameAccounts(['garage@demo.example']), nameAccounts(['garage@demo.example'])];
    assert.doesNotMatch(JSON.stringify(once), /garage|demo/);
    assert.notDeepEqual(once.hashes, again.hashes);
  });
});
