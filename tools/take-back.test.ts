import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Release, RemoteManifest } from '@extranet/shared/contracts';
import { folderObjects, type Objects } from '../api/src/base/storage/index.ts';
import { changeRegistry, readRegistry, type StoreEntry, withLine } from '../api/src/portal/releases/index.ts';
import {
  assertPlace,
  assertUnchanged,
  changeRegistry as changeSigned,
  promote,
  takeBackRemote,
  takeBackShell,
} from './lib/releases/index.ts';

const manifest = (mount: string): RemoteManifest => ({
  ...{ label: 'FAQ', mounts: [mount], slots: [], nav: [{ to: mount, label: 'FAQ' }], order: 1 },
  access: 'signedIn',
});
const at = '2026-11-23T00:00:00.000Z';

/** A store whose remote 'faq' has had the releases 1, 2 and 3; each moved it to '/faq1' and so on. */
async function storeOfThree(folder: string): Promise<Objects> {
  const store = folderObjects(folder);
  for (const id of ['1', '2', '3', '4']) {
    await store.write(`remotes/remote-faq/${id}/release.json`, Buffer.from(JSON.stringify(release(id))));
    await store.write(`host/${id}/index.html`, Buffer.from('<head><!--data--></head>'));
    await store.write(
      `host/${id}/shell.json`,
      Buffer.from(JSON.stringify({ contract: id === '1' ? 1 : 2, provides: {} })),
    );
  }
  const faq = { id: 'faq', ...manifest('/faq3'), stable: release('3'), previous: release('2') };
  await changeRegistry(store, () => {
    const first = { shell: { id: '3' }, remotes: [faq] };
    const lines = (['1', '2', '3'] as const).flatMap((id, index) =>
      ['faq', 'host'].map((remote) => ({
        ...{ at, by: 'anne', action: 'release' as const, remote, release: id },
        ...(index > 0 && { before: String(index) }),
      })),
    );
    return lines.reduce(withLine<typeof first & { journal?: never[] }>, first);
  });
  return store;
}

const release = (id: string): Release => ({
  ...{ id, version: '1.0.0', base: `/r/remote-faq/${id}/`, container: id, entry: 'entry.js', contract: 2 },
  ...{ needs: {}, assets: [], manifest: manifest(`/faq${id}`) },
});

describe('a release that is taken back', () => {
  let folder: string;
  let store: Objects;
  const faq = async () => (await readRegistry(store)).remotes[0] as StoreEntry;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'extranet-take-back-'));
    store = await storeOfThree(folder);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    for (const name of ['RELEASES_SIGNING_KEY', 'RELEASES_PUBLIC_KEY', 'RELEASES_SIGN_ALL'])
      delete process.env[name];
  });

  it('gives way to the one before, with its addresses, and stands in for nothing', async () => {
    await takeBackRemote(store, 'faq', { reason: 'prices missing' });
    const { stable, previous, mounts } = await faq();
    assert.deepEqual([stable.id, previous?.id, mounts], ['2', '1', ['/faq2']]);
    const { action, release: live, before, reason } = (await readRegistry(store)).journal?.at(-1) ?? {};
    assert.deepEqual([action, live, before, reason], ['rollback', '2', '3', 'prices missing']);
  });

  it('does not come back by a second rollback, which goes further back; a third finds nothing', async () => {
    await takeBackRemote(store, 'faq', {});
    await takeBackRemote(store, 'faq', {});
    assert.deepEqual([(await faq()).stable.id, (await faq()).previous], ['1', undefined]);
    await assert.rejects(takeBackRemote(store, 'faq', {}), /no release to go back to/);
  });

  it('may give way to a release that is named, if the store has it and it is not the live one', async () => {
    await takeBackRemote(store, 'faq', { wanted: '1' });
    assert.equal((await faq()).stable.id, '1');
    await assert.rejects(takeBackRemote(store, 'faq', { wanted: '9' }), /no release 9/);
    await assert.rejects(takeBackRemote(store, 'faq', { wanted: '1' }), /live/);
    await assert.rejects(takeBackRemote(store, 'nobody', {}), /no remote 'nobody'/);
  });

  it('is refused when somebody released meanwhile: only what was meant is taken back', async () => {
    const known = await faq();
    const registry = await readRegistry(store);
    assertUnchanged(registry, known);
    const released = { ...registry, remotes: [{ ...known, stable: release('4') }] };
    assert.throws(() => assertUnchanged(released, known), /changed by somebody else/);
    const withCanary = {
      ...registry,
      remotes: [{ ...known, canary: { release: release('4'), percent: 5 } }],
    };
    assert.throws(() => assertUnchanged(withCanary, known), /changed by somebody else/);
  });

  it('may be a canary: what everybody has stays', async () => {
    await changeRegistry(store, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((entry) => ({
        ...entry,
        canary: { release: release('4'), percent: 10 },
      })),
    }));
    await takeBackRemote(store, 'faq', {});
    assert.deepEqual([(await faq()).stable.id, (await faq()).canary], ['3', undefined]);
  });

  it('may be the shell, which gives way to one in which all remotes run', async () => {
    await takeBackShell(store, {});
    assert.equal((await readRegistry(store)).shell.id, '2');
    await assert.rejects(takeBackShell(store, { wanted: '1' }), /faq 3 could not run in the shell 1/);
    await assert.rejects(takeBackShell(store, { wanted: '9' }), /no shell 9/);
  });

  it('is promoted with the addresses and the menu that it was built with', async () => {
    await changeRegistry(store, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((entry) => ({
        ...entry,
        canary: { release: release('4'), percent: 10 },
      })),
    }));
    await promote(store, 'faq', undefined);
    const { stable, previous, mounts, nav, canary } = await faq();
    assert.deepEqual([stable.id, previous?.id, canary], ['4', '3', undefined]);
    assert.deepEqual([mounts, nav[0]?.to], [['/faq4'], '/faq4']);
    await assert.rejects(promote(store, 'faq', undefined), /no canary/);
  });

  it('by somebody with another key changes nothing, nor does signing over what somebody altered', async () => {
    const keys = () => {
      const pair = generateKeyPairSync('ed25519');
      return pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    };
    const [ours, theirs] = [keys(), keys()];
    process.env.RELEASES_SIGNING_KEY = ours;
    await assert.rejects(takeBackRemote(store, 'faq', {}), /are not signed/);
    process.env.RELEASES_SIGN_ALL = '1';
    await takeBackRemote(store, 'faq', {});
    assert.ok((await faq()).signature);
    process.env.RELEASES_SIGNING_KEY = theirs;
    const before = await readRegistry(store);
    await assert.rejects(takeBackRemote(store, 'faq', {}), /Nothing was changed/);
    process.env.RELEASES_SIGNING_KEY = ours;
    await changeRegistry(store, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((entry) => ({ ...entry, mounts: ['/elsewhere'] })),
    }));
    await assert.rejects(
      changeSigned(store, (registry) => ({ ...registry, shell: { id: '2' } })),
      /Nothing was changed: .*faq is not signed/,
    );
    assert.equal((await readRegistry(store)).shell.id, before.shell.id);
    delete process.env.RELEASES_SIGNING_KEY;
    await assert.rejects(takeBackRemote(store, 'faq', {}), /RELEASES_SIGNING_KEY is missing/);
  });
});

describe('the place of a remote', () => {
  const canary = { release: release('9'), percent: 5 };
  const live = [{ id: 'faq', ...manifest('/faq'), stable: release('1'), canary }];
  const place = (id: string, mounts: string[], to = mounts[0] ?? '', name = 'remote-offers') =>
    assertPlace(
      {
        name,
        version: '1.0.0',
        manifest: { ...manifest('/x'), id, mounts, nav: [{ to, label: 'Offres' }] },
      },
      live,
    );

  it('is taken where nobody else is', () => {
    place('offers', ['/offers']);
    place('faq', ['/faq', '/questions'], '/faq', 'remote-faq');
  });

  for (const [what, refused, sentence] of [
    ['another remote’s address', () => place('offers', ['/faq']), /\/faq belongs to remote-faq/],
    ['an address of its canary', () => place('offers', ['/faq9']), /\/faq9 belongs to remote-faq/],
    ['an address under it', () => place('offers', ['/faq/offers']), /belongs to remote-faq/],
    ['an address of the portal', () => place('offers', ['/cust/offers']), /belongs to the portal/],
    ['what is no address', () => place('offers', ['offers*']), /is no address/],
    ['another remote’s id', () => place('faq', ['/offers']), /id 'faq' belongs to remote-faq/],
    ['a menu line to elsewhere', () => place('offers', ['/offers'], '/catalog'), /leads to \/catalog/],
  ] as const)
    it(`is not ${what}`, () => {
      assert.throws(refused, sentence);
    });
});
