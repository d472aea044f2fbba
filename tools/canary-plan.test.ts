import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { folderObjects, type Objects } from '../api/src/base/storage/index.ts';
import { loadPublished, readRegistry, type StoreEntry } from '../api/src/portal/releases/index.ts';
import { publishSample, sampleEntry, sampleRelease } from '../api/src/testing/published.ts';
import { newSigningPair } from '../api/src/testing/signing-pair.ts';
import {
  beginEpoch,
  changeRegistry,
  nameTeamKeys,
  parseAudience,
  promote,
  takeBackRemote,
} from './lib/releases/index.ts';

const platform = newSigningPair();
const team = newSigningPair();
const now = new Date('2026-11-27T08:00:00.000Z');

function as({ signing }: typeof platform): void {
  process.env.RELEASES_SIGNING_KEY = signing.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  process.env.RELEASES_PUBLIC_KEY = platform.public;
}

describe('who gets a canary', () => {
  it('is a share, some by name, or a share that grows by itself', () => {
    assert.equal(parseAudience({}), null);
    assert.deepEqual(parseAudience({ canary: '10', accounts: 'a@x.fr, b@x.fr' }), {
      ...{ percent: 10, accounts: ['a@x.fr', 'b@x.fr'], plan: undefined },
    });
    assert.deepEqual(parseAudience({ steps: '1,10,50,100', every: '2h' }), {
      ...{ percent: 1, accounts: [], plan: { steps: [1, 10, 50, 100], everyMinutes: 120 } },
    });
  });

  it('is refused where the steps do not rise, say no share, or come at no time', () => {
    for (const steps of ['', '10,1', '1,1', '0,10', '1,101', '1,x'])
      assert.throws(() => parseAudience({ steps, every: '10m' }), /rising shares/, steps);
    for (const every of [undefined, '', '0m', '10', '10s'])
      assert.throws(() => parseAudience({ steps: '1,100', every }), /minutes, hours or days/, every);
    assert.throws(() => parseAudience({ canary: '10', steps: '1,100', every: '1m' }), /leave --canary out/);
  });
});

describe('a canary with a plan in a signed store', () => {
  let folder: string;
  let store: Objects;
  const faq = async () => (await readRegistry(store)).remotes[0] as StoreEntry;
  const asServerReads = async () => loadPublished(store, await readRegistry(store), { key: platform.public });
  const offer = (id: string) =>
    changeRegistry(store, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((entry) => ({
        ...entry,
        canary: {
          ...{ release: sampleRelease('faq', id), percent: 1, since: now.toISOString() },
          plan: { steps: [1, 100], everyMinutes: 10 },
        },
      })),
    }));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'extranet-plan-'));
    store = folderObjects(folder);
    await publishSample(store, [sampleEntry('faq')]);
    for (const id of ['1.0.0-a', '1.0.1-b', '1.0.2-c'])
      await store.write(
        `remotes/remote-faq/${id}/release.json`,
        Buffer.from(JSON.stringify(sampleRelease('faq', id))),
      );
    await store.write(
      'host/1/shell.json',
      Buffer.from(JSON.stringify({ contract: 1, provides: {}, platform: {} })),
    );
    as(platform);
    process.env.RELEASES_SIGN_ALL = '1';
    await changeRegistry(store, (registry) => ({ ...registry }));
    delete process.env.RELEASES_SIGN_ALL;
    await nameTeamKeys(store, 'faq', [team.public]);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    for (const name of ['RELEASES_SIGNING_KEY', 'RELEASES_PUBLIC_KEY', 'RELEASES_SIGN_ALL'])
      delete process.env[name];
  });

  it('is signed by its team with what it becomes, and what it becomes is older than what a person does after it', async () => {
    as(team);
    await offer('1.0.1-b');
    const { registry } = await asServerReads();
    const promoted = registry.remotes[0]?.canary?.plan?.promoted;
    assert.ok(promoted);
    await takeBackRemote(store, 'faq', {});
    assert.ok(((await faq()).stamp?.revision ?? 0) > promoted.stamp.revision);
    await offer('1.0.2-c');
    await promote(store, 'faq', undefined);
    const { registry: now2 } = await asServerReads();
    assert.deepEqual([now2.remotes[0]?.stable.id, now2.remotes[0]?.canary], ['1.0.2-c', undefined]);
  });

  it('goes on after the team’s key was taken away, signed by the platform', async () => {
    as(team);
    await offer('1.0.1-b');
    const { signature } = (await faq()).canary ?? {};
    as(platform);
    await nameTeamKeys(store, 'faq', []);
    const { registry } = await asServerReads();
    const { canary } = registry.remotes[0] as StoreEntry;
    assert.notEqual(canary?.signature, signature);
    assert.equal(canary?.plan?.steps.length, 2);
  });
});

describe('a store that was restored', () => {
  it('counts again in an epoch that only the platform begins', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'extranet-epoch-'));
    const store = folderObjects(folder);
    await publishSample(store, [sampleEntry('faq')]);
    await store.write('remotes/remote-faq/1.0.0-a/release.json', Buffer.from('{}'));
    as(platform);
    process.env.RELEASES_SIGN_ALL = '1';
    await changeRegistry(store, (registry) => ({ ...registry }));
    delete process.env.RELEASES_SIGN_ALL;
    await nameTeamKeys(store, 'faq', [team.public]);
    const backup = await store.read('registry.json');
    for (const label of ['one', 'two', 'three'])
      await changeRegistry(store, (registry) => ({
        ...registry,
        remotes: registry.remotes.map((entry) => ({ ...entry, label })),
      }));
    const before = await readRegistry(store);
    const demand = { key: platform.public, before };
    await store.write('registry.json', backup?.bytes ?? Buffer.alloc(0));
    await assert.rejects(async () => loadPublished(store, await readRegistry(store), demand), /older/);
    as(team);
    await assert.rejects(beginEpoch(store, undefined), /Only who holds the platform's/);
    as(platform);
    await beginEpoch(store, 'the disk was lost');
    const { registry } = await loadPublished(store, await readRegistry(store), demand);
    assert.equal(registry.remotes[0]?.label, 'faq');
    assert.equal(registry.journal?.at(-1)?.action, 'epoch');
    for (const name of ['RELEASES_SIGNING_KEY', 'RELEASES_PUBLIC_KEY']) delete process.env[name];
    rmSync(folder, { recursive: true });
  });
});
