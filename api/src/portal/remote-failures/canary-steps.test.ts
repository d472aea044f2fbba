import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { isOffered } from '@extranet/shared/registry';
import { publishSample, sampleEntry, sampleRelease } from '../../testing/published.ts';
import { newSigningPair } from '../../testing/signing-pair.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { signRest } from '../releases/signatures.ts';
import { changeEntry, changeRegistry, readRegistry, type StoreEntry } from '../releases/store-registry.ts';
import { countFailure, countLoad } from './remote-failures.queries.ts';

const keys = newSigningPair();
const { app, wait } = await buildTestApp({ products: 1, env: { RELEASES_PUBLIC_KEY: keys.public } });
await app.ready();
const MINUTE = 60_000;
const stable = '1.0.0-a';
const canary = '1.0.1-b';
const objects = app.releases.objects;
const faq = async () => (await readRegistry(objects)).remotes[0] as StoreEntry;
const share = async () => (await faq()).canary?.percent;
const journal = async () =>
  ((await readRegistry(objects)).journal ?? []).map(({ action, reason }) => `${action} ${reason}`);

/** Ten minutes go by, and the servers look after it. */
async function tenMinutes(): Promise<void> {
  wait(10 * MINUTE);
  await app.db.updateTable('jobs').set({ run_at: '' }).where('kind', '=', 'canary.steps').execute();
  await app.jobs.finish();
}

/** Forty accounts open a page: what was offered to them comes up, or fails for so many of those who have the canary. */
async function opened(failing = 0, silent = false): Promise<void> {
  const entry = await faq();
  let left = failing;
  for (let index = 0; index < 40; index += 1) {
    const id = `u-${index}`;
    const hasCanary = isOffered(entry, { id });
    const named = { remote: 'faq', release: hasCanary ? canary : stable };
    if (hasCanary && silent) continue;
    if (hasCanary && left > 0) {
      left -= 1;
      await countFailure(app.db, { ...named, reason: 'evaluation', detail: 'x' }, id, app.now());
    } else await countLoad(app.db, named, id, app.now());
  }
}

describe('a canary with a plan', () => {
  beforeEach(async () => {
    for (const table of ['remote_failures', 'remote_loads'] as const)
      await app.db.deleteFrom(table).execute();
    await publishSample(objects, []);
    const { revision } = await readRegistry(objects);
    // The server keeps what it saw before: each test is an epoch of its own.
    const offered = {
      ...{ release: sampleRelease('faq', canary), percent: 10, since: app.now().toISOString() },
      plan: { steps: [10, 50, 100], everyMinutes: 10 },
    };
    const remotes = [sampleEntry('faq', { canary: offered })];
    await changeRegistry(objects, (registry) =>
      signRest(
        { ...registry, ...keys.epoch(app.now()), remotes },
        { key: keys.signing, platform: keys.public, revision },
      ),
    );
    wait(2_000);
  });

  it('goes through its steps while it comes up for those who have it, and becomes the stable release', async () => {
    const seen = [];
    for (let step = 0; step < 3; step += 1) {
      await opened();
      await tenMinutes();
      seen.push(await share());
    }
    assert.deepEqual(seen, [50, 100, undefined]);
    const entry = await faq();
    assert.deepEqual([entry.stable.id, entry.previous?.id], [canary, stable]);
    assert.match(
      (await journal()).join('\n'),
      /^step 50 %.*\nstep 100 %.*\npromotion came up for 40 accounts/,
    );
    wait(2_000);
    // What it became is signed in advance: this server takes it.
    assert.equal((await app.releases.standing()).state, 'current');
    assert.equal((await app.releases.read())?.registry.remotes[0]?.stable.id, canary);
  });

  it('does not go on before its time, nor for a night in which nobody came', async () => {
    await opened();
    wait(-2 * MINUTE);
    await tenMinutes();
    assert.equal(await share(), 10);
    await app.db.deleteFrom('remote_loads').execute();
    wait(480 * MINUTE);
    await tenMinutes();
    assert.equal(await share(), 10);
  });

  it('stays at its share while it failed for some, or says nothing at all', async () => {
    await changeEntry(objects, 'faq', (entry) => ({
      ...entry,
      canary: { ...(entry.canary as NonNullable<StoreEntry['canary']>), percent: 50 },
    }));
    await opened(8);
    await tenMinutes();
    assert.equal(await share(), 50);
    for (const table of ['remote_failures', 'remote_loads'] as const)
      await app.db.deleteFrom(table).execute();
    await opened(0, true);
    await tenMinutes();
    assert.equal(await share(), 50);
  });

  it('is not given to more accounts than its plan says, whoever can write to the store', async () => {
    assert.equal((await app.releases.standing()).state, 'current');
    await changeEntry(objects, 'faq', (entry) => ({
      ...entry,
      canary: { ...(entry.canary as NonNullable<StoreEntry['canary']>), percent: 60 },
    }));
    wait(2_000);
    assert.equal((await app.releases.read())?.registry.remotes[0]?.canary?.percent, 10);
    assert.equal((await app.releases.standing()).state, 'last good');
  });
});
