import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publishSample, sampleEntry, sampleRelease } from '../../testing/published.ts';
import { type Caller, signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { nameAccounts } from '../releases/named-accounts.ts';
import type { StoreEntry } from '../releases/store-registry.ts';

const { app, wait } = await buildTestApp({ products: 40 });
const A_SECOND = 1_100;
const stable = '1.0.0-a';
const canary = '1.0.1-b';
const [garage, atelier] = (await Promise.all(
  ['garage', 'atelier'].map((name) => signedIn(app, `${name}@demo.example`)),
)) as [Caller, Caller];
const came = async (call: Caller, release = canary) =>
  (await call('/api/remotes/loads', { method: 'POST', payload: { loads: [{ remote: 'faq', release }] } }))
    .status;

async function publish(offered?: Omit<NonNullable<StoreEntry['canary']>, 'release'>): Promise<void> {
  const release = sampleRelease('faq', canary);
  const tried = offered && { canary: { release, ...offered } };
  await publishSample(app.releases.objects, [sampleEntry('faq', tried)]);
  await app.db.deleteFrom('remote_loads').execute();
  // The server reads the store at most once a second.
  wait(A_SECOND);
}

describe('a page’s report of what came up', () => {
  const voices = async () =>
    (await app.db.selectFrom('remote_loads').select('release_id').execute()).map(
      ({ release_id }) => release_id,
    );

  it('counts while a canary is tried out: for the canary by those who have it, for the stable release by the others', async () => {
    await publish({ percent: 0, named: nameAccounts(['garage@demo.example']) });
    for (const call of [garage, atelier, visitor(app)])
      for (const release of [canary, stable, 'made-up']) assert.equal(await came(call, release), 204);
    assert.deepEqual((await voices()).sort(), [stable, canary]);
  });

  it('is one voice however often it is repeated, and none where nothing is tried out', async () => {
    await publish({ percent: 100 });
    for (let count = 0; count < 3; count += 1) await came(garage);
    assert.deepEqual(await voices(), [canary]);
    await publish();
    await came(garage, stable);
    assert.deepEqual(await voices(), []);
  });

  it('is a figure for known releases, whoever makes it', async () => {
    await publish({ percent: 100 });
    await came(visitor(app), stable);
    await came(visitor(app), 'made-up');
    const { text } = await visitor(app)('/metrics');
    assert.match(text, /extranet_remote_loads_total\{remote="faq",release="1.0.0-a"\} \d/);
    assert.doesNotMatch(text, /made-up/);
  });

  it('is refused when it is malformed', async () => {
    const post = async (payload: unknown) =>
      (await visitor(app)('/api/remotes/loads', { method: 'POST', payload })).status;
    assert.equal(await post({}), 400);
    assert.equal(await post({ loads: [{ remote: 'faq' }] }), 400);
    assert.equal(await post({ loads: Array(21).fill({ remote: 'faq', release: stable }) }), 400);
  });
});
