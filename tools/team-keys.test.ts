import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { folderObjects, type Objects } from '../api/src/base/storage/index.ts';
import {
  changeRegistry as changeAlone,
  loadPublished,
  readRegistry,
  type StoreEntry,
} from '../api/src/portal/releases/index.ts';
import { publishSample, sampleEntry, sampleRelease } from '../api/src/testing/published.ts';
import {
  changeRegistry,
  nameTeamKeys,
  promote,
  releaseRemote,
  releaseShell,
  teamKeysIn,
} from './lib/releases/index.ts';

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signing: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    public: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

const platform = newKeys();
const faqTeam = newKeys();
const stranger = newKeys();

/** Runs as somebody who has this signing key, and knows the platform's public one. */
function as(keys: typeof platform, required: string | undefined = platform.public): void {
  process.env.RELEASES_SIGNING_KEY = keys.signing;
  if (required) process.env.RELEASES_PUBLIC_KEY = required;
  else delete process.env.RELEASES_PUBLIC_KEY;
}

describe('the key of a team', () => {
  let folder: string;
  let store: Objects;

  const entryOf = async (id: string) =>
    (await readRegistry(store)).remotes.find((entry) => entry.id === id) as StoreEntry;
  const relabel = (id: string, change: Partial<StoreEntry>) =>
    changeRegistry(store, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    }));
  const asServerReads = async () => loadPublished(store, await readRegistry(store), { key: platform.public });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'extranet-team-keys-'));
    store = folderObjects(folder);
    const remotes = [sampleEntry('faq'), sampleEntry('catalog')];
    await publishSample(store, remotes);
    for (const name of ['faq', 'catalog'])
      await store.write(`remotes/remote-${name}/1.0.0-a/release.json`, Buffer.from('{}'));
    as(platform);
    process.env.RELEASES_SIGN_ALL = '1';
    await relabel('faq', { label: 'FAQ' });
    delete process.env.RELEASES_SIGN_ALL;
    await nameTeamKeys(store, 'faq', [faqTeam.public]);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    for (const name of ['RELEASES_SIGNING_KEY', 'RELEASES_PUBLIC_KEY', 'RELEASES_SIGN_ALL'])
      delete process.env[name];
  });

  it('signs its own remote, and leaves what others signed as it is', async () => {
    const catalog = await entryOf('catalog');
    const before = await entryOf('faq');
    as(faqTeam);
    await relabel('faq', { label: 'Questions' });
    assert.deepEqual(await entryOf('catalog'), catalog);
    assert.notEqual((await entryOf('faq')).signature, before.signature);
    const { registry } = await asServerReads();
    assert.equal(registry.remotes[0]?.label, 'Questions');
  });

  it('promotes the canary of its own remote', async () => {
    const release = sampleRelease('faq', '1.0.1-b');
    await store.write('remotes/remote-faq/1.0.1-b/release.json', Buffer.from('{}'));
    as(faqTeam);
    await relabel('faq', { canary: { release, percent: 10 } });
    await asServerReads();
    await promote(store, 'faq', undefined);
    assert.equal((await asServerReads()).registry.remotes[0]?.stable.id, '1.0.1-b');
  });

  it('signs no other remote and releases no shell: nothing is changed', async () => {
    const before = await readRegistry(store);
    as(faqTeam);
    await assert.rejects(
      relabel('catalog', { label: 'X' }),
      /may sign faq and not catalog: nothing was changed/,
    );
    const catalog = { name: 'remote-catalog', version: '1.0.0', manifest: await entryOf('catalog') };
    await assert.rejects(
      releaseRemote(store, catalog, { audience: null }, () => {}),
      /faq and not catalog/,
    );
    await assert.rejects(
      releaseShell(store, {}, () => {}),
      /faq and not host/,
    );
    assert.deepEqual(await readRegistry(store), before);
  });

  it('is refused by a server where it signed another remote, or an address of another one, past the tools', async () => {
    const faq = await entryOf('faq');
    as(faqTeam);
    await relabel('faq', { label: 'Questions' });
    const byTeam = await entryOf('faq');
    await changeAlone(store, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((entry) =>
        entry.id === 'catalog' ? { ...entry, label: 'X', signature: byTeam.signature as string } : entry,
      ),
    }));
    await assert.rejects(asServerReads(), /entry of catalog is not signed/);
    await changeAlone(store, (registry) => ({ ...registry, remotes: [byTeam, { ...faq, id: 'x' }] }));
    await assert.rejects(asServerReads(), /faq, signed by its team, takes an address of x/);
  });

  it('cannot take an address of another remote: nothing is changed', async () => {
    const before = await readRegistry(store);
    as(faqTeam);
    await assert.rejects(
      relabel('faq', { mounts: ['/faq', '/catalog/kits'] }),
      /takes an address of catalog/,
    );
    assert.deepEqual(await readRegistry(store), before);
  });

  it('counts for nothing when the platform did not name it, and without the platform’s public key', async () => {
    as(stranger);
    await assert.rejects(
      relabel('faq', { label: 'X' }),
      /no remote names it as its own: nothing was changed/,
    );
    as(faqTeam, '');
    await assert.rejects(
      relabel('faq', { label: 'X' }),
      /key of a team \(faq\): RELEASES_PUBLIC_KEY has to name/,
    );
    as(faqTeam);
    await assert.rejects(nameTeamKeys(store, 'catalog', [faqTeam.public]), /Only who holds the platform's/);
  });

  it('is taken away without a page being lost, and an older list that still names it is refused', async () => {
    as(faqTeam);
    await relabel('faq', { label: 'Questions' });
    const { registry: named } = await asServerReads();
    as(platform);
    await nameTeamKeys(store, 'faq', []);
    const { registry: taken } = await asServerReads();
    assert.equal(taken.remotes[0]?.label, 'Questions');
    as(faqTeam);
    await assert.rejects(relabel('faq', { label: 'X' }), /no remote names it/);
    const demand = { key: platform.public, before: taken };
    await assert.rejects(loadPublished(store, named, demand), /keys of faq are older/);
  });

  it('is listed', async () => {
    const lines = teamKeysIn(await readRegistry(store)).join('\n');
    assert.match(lines, /^catalog may be signed by the platform's key$/m);
    assert.ok(lines.includes(`faq may be signed by the platform's key, ${faqTeam.public}`), lines);
  });
});

describe('a change that no server could serve', () => {
  it('is reported by the command that made it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'extranet-read-back-'));
    const store = folderObjects(folder);
    await publishSample(store, []);
    const change = (shell: string) =>
      changeRegistry(store, (registry) => ({ ...registry, shell: { id: shell } }));
    await assert.rejects(
      change('9'),
      /was written, but servers cannot serve it: host\/9\/(index.html|shell.json) is missing/,
    );
    await change('1');
    const named = { ...sampleEntry('faq'), previous: sampleRelease('faq', '0.9.0') };
    await store.write('remotes/remote-faq/1.0.0-a/release.json', Buffer.from('{}'));
    await assert.rejects(
      changeRegistry(store, (registry) => ({ ...registry, remotes: [named] })),
      /0\.9\.0\/release.json is missing/,
    );
    rmSync(folder, { recursive: true });
  });
});
