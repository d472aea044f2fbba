import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Release, RemoteManifest } from '@extranet/shared/contracts';
import { folderObjects, type Objects } from '../api/src/base/storage/index.ts';
import {
  changeRegistry as changeAlone,
  loadPublished,
  readRegistry,
  type StoreRegistry,
} from '../api/src/portal/releases/index.ts';
import { newSigningPair } from '../api/src/testing/signing-pair.ts';
import { carry, changeRegistry, keepSignature, nameTeamKeys } from './lib/releases/index.ts';

const platform = newSigningPair();
const team = newSigningPair();
const stranger = newSigningPair();
const CODE = 'the code of a remote';
const integrity = `sha384-${createHash('sha384').update(CODE).digest('base64')}`;
const manifest: RemoteManifest = {
  ...{ label: 'FAQ', mounts: ['/faq'], slots: [], nav: [{ to: '/faq', label: 'FAQ' }], order: 1 },
  access: 'signedIn',
};

/** As release.json has it, and what its address says. */
const release = (id: string, contract = 2): Release => ({
  ...{ version: '1.0.0', container: `faq_${id}`, entry: 'entry.js', contract, needs: {} },
  ...{ assets: [{ file: 'entry.js', integrity, bytes: CODE.length, groups: [], platform: [] }], manifest },
  ...{ id, base: `/r/remote-faq/${id}/` },
});

async function storeIn(folder: string, live: Release): Promise<Objects> {
  const store = folderObjects(folder);
  const write = (key: string, text: string) => store.write(key, Buffer.from(text));
  await write('host/1/index.html', '<head><!--data--></head>');
  await write('host/1/shell.json', JSON.stringify({ contract: 2, provides: {} }));
  const { id, base, ...described } = live;
  await write(`remotes/remote-faq/${id}/entry.js`, CODE);
  await write(`remotes/remote-faq/${id}/entry.js.br`, 'its compressed form');
  await write(`remotes/remote-faq/${id}/release.json`, JSON.stringify(described));
  await changeAlone(store, () => ({
    shell: { id: '1' },
    remotes: [{ id: 'faq', ...manifest, stable: live }],
  }));
  return store;
}

function as(keys: typeof platform | null): void {
  for (const name of ['RELEASES_SIGNING_KEY', 'RELEASES_PUBLIC_KEY', 'RELEASES_SIGN_ALL'])
    delete process.env[name];
  if (!keys) return;
  process.env.RELEASES_SIGNING_KEY = keys.signing.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  process.env.RELEASES_PUBLIC_KEY = platform.public;
}

/** Signs all entries of a store, as the platform, and names the team's key. */
async function signAll(store: Objects): Promise<void> {
  as(platform);
  process.env.RELEASES_SIGN_ALL = '1';
  await changeRegistry(store, (registry) => ({ ...registry }));
  delete process.env.RELEASES_SIGN_ALL;
  await nameTeamKeys(store, 'faq', [team.public]);
}

describe('a release that is carried from one store to another', () => {
  let folder: string;
  let from: Objects;
  let to: Objects;
  let opened: StoreRegistry[];
  const open = async (_store: Objects, registry: StoreRegistry) => {
    opened.push(registry);
  };
  const carried = (order: Partial<Parameters<typeof carry>[1]> = {}) =>
    carry({ from, to, open }, { id: 'faq', audience: null, ...order }, () => {});
  const live = async () => (await readRegistry(to)).remotes[0];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'extranet-carry-'));
    from = await storeIn(join(folder, 'test'), release('2'));
    to = await storeIn(join(folder, 'live'), release('1'));
    opened = [];
  });
  afterEach(() => {
    as(null);
    rmSync(folder, { recursive: true });
  });

  it('is there byte for byte, opened in the shell there, and named by one write that says where from', async () => {
    const { revision } = await readRegistry(to);
    await carried({ reason: 'tried for a week' });
    for (const { key } of await from.list('remotes/'))
      assert.deepEqual((await to.read(key))?.bytes, (await from.read(key))?.bytes, key);
    const now = await readRegistry(to);
    assert.equal(now.revision, revision + 1);
    assert.deepEqual([now.remotes[0]?.stable.id, now.remotes[0]?.previous?.id], ['2', '1']);
    const { action, before, reason, from: place } = now.journal?.at(-1) ?? {};
    assert.deepEqual([action, before, reason], ['carry', '1', 'tried for a week']);
    assert.equal(place, `${from.place}, registry 1`);
    assert.deepEqual(
      opened.map(({ shell, remotes }) => [shell.id, remotes[0]?.stable.id]),
      [['1', '2']],
    );
  });

  it('can be a canary there that goes on by itself', async () => {
    await carried({ audience: { percent: 1, accounts: [], plan: { steps: [1, 100], everyMinutes: 5 } } });
    const entry = await live();
    assert.deepEqual([entry?.stable.id, entry?.canary?.release.id, entry?.canary?.percent], ['1', '2', 1]);
    assert.deepEqual(entry?.canary?.plan?.steps, [1, 100]);
  });

  it('is refused where a file is not what its release names, and where the release is not what the registry names', async () => {
    const before = await readRegistry(to);
    await from.write('remotes/remote-faq/2/entry.js', Buffer.from('other code'));
    await assert.rejects(carried(), /entry.js in .* is not what the release names/);
    await from.write('remotes/remote-faq/2/entry.js', Buffer.from(CODE));
    await from.write(
      'remotes/remote-faq/2/release.json',
      Buffer.from(JSON.stringify({ ...release('2'), needs: { x: '1' } })),
    );
    await assert.rejects(carried(), /release.json of faq 2 is not what the registry/);
    assert.deepEqual(await readRegistry(to), before);
    assert.deepEqual(opened, []);
  });

  it('is refused where the shell there could not run it, or does not open it', async () => {
    await to.write('host/1/shell.json', Buffer.from(JSON.stringify({ contract: 1, provides: {} })));
    await assert.rejects(carried(), /cannot run in the shell there: it needs contract 2/);
    await to.write('host/1/shell.json', Buffer.from(JSON.stringify({ contract: 2, provides: {} })));
    const failing = async () => {
      throw new Error('/faq threw');
    };
    const before = await readRegistry(to);
    await assert.rejects(
      carry({ from, to, open: failing }, { id: 'faq', audience: null }, () => {}),
      /faq threw/,
    );
    assert.deepEqual(await readRegistry(to), before);
  });

  it('keeps the signature of its team, without which a signed store does not take it', async () => {
    await signAll(to);
    await assert.rejects(carried(), /was not signed by anybody who may sign faq in the target/);
    await keepSignature(from, 'faq', release('2'), stranger);
    await assert.rejects(carried(), /was not signed by anybody/);
    await from.remove(['remotes/remote-faq/2/signature.json']);
    const { id, base, ...described } = release('2');
    as(team);
    await keepSignature(from, 'faq', { ...described, id, base }, team);
    await carried();
    assert.equal((await live())?.stable.id, '2');
    assert.ok(await to.has('remotes/remote-faq/2/signature.json'));
    await loadPublished(to, await readRegistry(to), { key: platform.public });
  });
});
