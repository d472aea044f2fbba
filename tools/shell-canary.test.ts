import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Release } from '@extranet/shared/contracts';
import { folderObjects, type Objects } from '../api/src/base/storage/index.ts';
import {
  changeRegistry,
  loadPublished,
  readRegistry,
  releasesFolder,
} from '../api/src/portal/releases/index.ts';
import { publishSample, sampleEntry, sampleRelease } from '../api/src/testing/published.ts';
import {
  assertPlace,
  assertRunsInCanary,
  nameShell,
  promoteShell,
  prune,
  releaseShell,
  takeBackRemote,
  takeBackShell,
} from './lib/releases/index.ts';
import { node } from './lib/run.ts';
import { root } from './lib/workspaces.ts';

const TENTH = { percent: 10, accounts: ['garage@demo.example'] };
const DAY_MS = 86_400_000;

describe('a canary of the shell', () => {
  let folder: string;
  let store: Objects;
  const shell = async () => (await readRegistry(store)).shell;
  const last = async () => (await readRegistry(store)).journal?.at(-1);
  const put = (key: string, value: unknown) =>
    store.write(key, Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));

  async function addShell(id: string, provides: Record<string, string>): Promise<void> {
    await put(`host/${id}/index.html`, '<head><!--data--></head>');
    await put(`host/${id}/shell.json`, { platform: {}, version: '1.0.0', contract: 1, provides });
  }
  const releaseOf = (id: string, needs: Record<string, string> = {}): Release => ({
    ...sampleRelease('faq', id),
    needs,
  });
  const tryOut = async (audience = TENTH) =>
    nameShell(store, await readRegistry(store), '2', { audience, reason: 'new header' });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'extranet-shell-canary-'));
    store = folderObjects(releasesFolder(folder));
    await publishSample(store, [sampleEntry('faq', { stable: releaseOf('1.0.0-a') })]);
    await put('remotes/remote-faq/1.0.0-a/release.json', releaseOf('1.0.0-a'));
    await addShell('1', { 'ui/table': '1.0.0', old: '1.0.0' });
    await addShell('2', { 'ui/table': '1.5.0' });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    for (const name of ['RELEASES_SIGNING_KEY', 'RELEASES_PUBLIC_KEY', 'RELEASES_SIGN_ALL'])
      delete process.env[name];
  });

  it('leaves the live shell as it is, names no address, and is served beside it', async () => {
    assert.match(await tryOut(), /shell 2 for 10 % of the accounts and garage@demo.example/);
    const { id, canary } = await shell();
    assert.deepEqual([id, canary?.release.id, canary?.percent], ['1', '2', 10]);
    assert.doesNotMatch(JSON.stringify(canary), /garage/);
    const published = await loadPublished(store, await readRegistry(store), { key: null });
    assert.deepEqual([published.shell.facts?.id, published.canary?.facts?.id], ['1', '2']);
    assert.deepEqual([(await last())?.action, (await last())?.reason], ['canary', 'new header']);
  });

  it('is named by npm run releases, and so is one that the server withdrew', async () => {
    await tryOut();
    const list = () =>
      node([join(root, 'tools/releases.ts')], { env: { DATA_DIR: folder, RELEASES_URL: undefined } });
    assert.match((await list()).output, /^host +shell 1, canary 2 \(10 % and 1 named accounts\)$/m);
    const withdrawn = { release: '2', at: '2026-11-27T00:00:00Z', accounts: 3, reasons: ['hang'] };
    await changeRegistry(store, (before) => ({ ...before, shell: { id: '1', withdrawn } }));
    const { output } = await list();
    assert.match(output, /^host +shell 1$/m);
    assert.match(output, /withdrawn by the server at 2026-11-27T00:00:00Z: 2, reported by 3 accounts/);
  });

  it('is taken out first by a rollback; only the next one goes back from the live shell', async () => {
    await tryOut();
    assert.match(await takeBackShell(store, {}), /shell 1, the canary 2 is taken back/);
    assert.deepEqual(await shell(), { id: '1' });
    const { action, release, before } = (await last()) ?? {};
    assert.deepEqual([action, release, before], ['rollback', '1', '2']);
    await assert.rejects(takeBackShell(store, {}), /no shell to go back to/);
  });

  it('becomes everybody’s by a promotion, after which the earlier one can be gone back to', async () => {
    await assert.rejects(promoteShell(store, undefined), /no canary of the shell/);
    await tryOut();
    assert.match(await promoteShell(store, 'sound'), /shell 2$/);
    assert.deepEqual(await shell(), { id: '2' });
    assert.deepEqual([(await last())?.action, (await last())?.before], ['promotion', '1']);
    await takeBackShell(store, {});
    assert.deepEqual(await shell(), { id: '1' });
  });

  it('keeps its files while it is tried out, however old they are', async () => {
    await tryOut();
    const later = new Date(Date.now() + 40 * DAY_MS);
    await addShell('0', {});
    assert.deepEqual(await prune(store, later), ['host/0/']);
    assert.ok(await store.has('host/2/shell.json'));
  });

  it('bars a release of a remote that could not run in it, by name, but not the way back of one', async () => {
    await tryOut();
    const registry = await readRegistry(store);
    await assertRunsInCanary(store, registry, releaseOf('b', { 'ui/table': '^1.5.0' }));
    await assert.rejects(
      assertRunsInCanary(store, registry, releaseOf('b', { old: '^1.0.0' })),
      /b cannot run in the shell's canary 2: it needs old \^1.0.0 \(the shell has none\)/,
    );
    await put('remotes/remote-faq/0.9.0-z/release.json', releaseOf('0.9.0-z', { old: '^1.0.0' }));
    const said = await takeBackRemote(store, 'faq', { wanted: '0.9.0-z' });
    assert.match(said, /0.9.0-z.* cannot run in the shell's canary 2, whose accounts are without faq/);
    await assert.rejects(promoteShell(store, undefined), /faq 0.9.0-z could not run in the shell 2/);
    await takeBackShell(store, {});
  });

  it('is refused when another shell was released since it was compared with the live one', async () => {
    const compared = await readRegistry(store);
    await changeRegistry(store, (before) => ({ ...before, shell: { id: '2' } }));
    await assert.rejects(
      nameShell(store, compared, '2', { audience: TENTH }),
      /Another shell was released meanwhile/,
    );
  });

  it('goes on by a command alone, and no remote may have its name', async () => {
    const plan = { steps: [1, 100], everyMinutes: 10 };
    const audience = { ...TENTH, plan };
    await assert.rejects(
      releaseShell(store, { audience }, () => {}),
      /not by steps/,
    );
    assert.equal((await shell()).canary, undefined);
    const { stable, ...manifest } = sampleEntry('host');
    const remote = { name: 'remote-host', version: '1.0.0', manifest: { ...manifest, id: 'host' } };
    assert.throws(() => assertPlace(remote, []), /is the shell's/);
  });

  it('is signed where the live shell is: one that somebody else named, altered or put back is refused', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    process.env.RELEASES_SIGNING_KEY = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    process.env.RELEASES_SIGN_ALL = '1';
    await tryOut();
    const registry = await readRegistry(store);
    const load = (changed: typeof registry) => loadPublished(store, changed, { key });
    assert.equal((await load(registry)).canary?.facts?.id, '2');
    const { seals = {} } = registry;
    const { 2: _gone, ...without } = seals;
    await assert.rejects(load({ ...registry, seals: without }), /canary 2 is not signed/);
    const foreign = { ...registry, seals: { ...seals, 2: seals['1'] as NonNullable<(typeof seals)['1']> } };
    await assert.rejects(load(foreign), /canary 2 is not signed/);
    await put('host/2/index.html', '<head><script src="//elsewhere"></script><!--data--></head>');
    await assert.rejects(load(registry), /index.html is not the one that was released/);
    await addShell('2', { 'ui/table': '1.5.0' });
    await promoteShell(store, undefined);
    const old = seals['1'] as NonNullable<(typeof seals)['1']>;
    const promoted = await readRegistry(store);
    const putBack = {
      ...promoted,
      shell: { ...promoted.shell, canary: { release: { id: '1' }, percent: 100 } },
      seals: { ...promoted.seals, 1: old },
    };
    await assert.rejects(load(putBack), /canary 1 is not signed .*, or not since/);
  });
});
