import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Registry, RegistryEntry } from '@extranet/shared/contracts';
import { parseSigningKey } from '../../base/secrets/release-keys.ts';
import { publishSample, sampleEntry, sampleRelease } from '../../testing/published.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { nameAccounts } from './named-accounts.ts';
import { assertSigned, signRegistry } from './signatures.ts';
import { changeRegistry, readRegistry, type StoreEntry } from './store-registry.ts';

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const inBase64 = (der: Buffer) => der.toString('base64');
  return {
    signing: parseSigningKey(inBase64(privateKey.export({ format: 'der', type: 'pkcs8' }))),
    public: inBase64(publicKey.export({ format: 'der', type: 'spki' })),
  };
}

const keys = newKeys();
const canary = {
  release: sampleRelease('faq', '1.0.1-b'),
  percent: 10,
  named: nameAccounts(['garage@demo.example']),
};
const remotes = [
  sampleEntry('faq', { canary, previous: sampleRelease('faq', '0.9.0-z'), needs: 'faq' }),
  sampleEntry('admin', { access: 'admin' }),
];
const signed = () =>
  signRegistry({ revision: 1, shell: { id: '1' }, remotes: structuredClone(remotes) }, keys.signing);
const verdict = (change: (entry: StoreEntry) => void, key = keys.public): string => {
  const registry = signed();
  change(registry.remotes[0] as StoreEntry);
  try {
    assertSigned(registry, key);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a signed registry', () => {
  it('is accepted unchanged, with its fields in any order', () => {
    assert.equal(
      verdict(() => {}),
      'accepted',
    );
    const shuffled = JSON.stringify(signed(), (_key, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    assert.doesNotThrow(() => assertSigned(JSON.parse(shuffled), keys.public));
  });

  it('is refused when a field changed that decides what runs, for whom and where', () => {
    const changes: ((entry: StoreEntry) => void)[] = [
      (entry) => Object.assign(entry.stable.assets[0] ?? {}, { integrity: 'sha384-y' }),
      (entry) => Object.assign(entry.stable, { base: '/r/remote-faq/evil/' }),
      (entry) => Object.assign(entry.previous ?? {}, { entry: 'evil.js' }),
      (entry) => Object.assign(entry, { mounts: ['/cart'] }),
      (entry) => Object.assign(entry, { id: 'catalog' }),
      (entry) => Object.assign(entry, { access: 'admin' }),
      (entry) => Object.assign(entry, { needs: undefined }),
      (entry) => Object.assign(entry, { stable: canary.release }),
      (entry) => Object.assign(entry.canary ?? {}, { percent: 100 }),
      (entry) => Object.assign(entry.canary?.release ?? {}, { container: 'evil' }),
      (entry) => Object.assign(entry, { signature: undefined }),
      (entry) => Object.assign(entry, { signature: entry.canary?.signature }),
      (entry) => Object.assign(entry, { signature: '!' }),
    ];
    for (const change of changes) assert.match(verdict(change), /not signed/, String(change));
    assert.match(
      verdict(() => {}, newKeys().public),
      /not signed/,
    );
  });

  it('is accepted without its canary, but not with another one', () => {
    const { canary: _gone, ...rest } = (signed().remotes[0] ?? {}) as StoreEntry;
    assert.doesNotThrow(() => assertSigned({ ...signed(), remotes: [rest] }, keys.public));
    const moved = {
      ...(signed().remotes[1] as StoreEntry),
      canary: signed().remotes[0]?.canary as typeof canary,
    };
    assert.throws(() => assertSigned({ ...signed(), remotes: [moved] }, keys.public), /canary of admin/);
  });
});

describe('a server with the public key', async () => {
  const { app, wait } = await buildTestApp({ env: { RELEASES_PUBLIC_KEY: keys.public }, products: 40 });
  const store = app.releases.objects;
  const registry = async () => (await app.inject({ url: '/remotes/registry.json' })) as { json(): Registry };
  const check = (entries: RegistryEntry[]) =>
    assert.doesNotThrow(() =>
      assertSigned({ revision: 0, shell: { id: '' }, remotes: entries }, keys.public),
    );

  it('refuses to serve an unsigned registry', async () => {
    await publishSample(store, remotes);
    assert.equal((await app.inject({ url: '/' })).statusCode, 503);
  });

  it('answers the entries with their signatures, so that a page can check them too', async () => {
    await changeRegistry(store, (before) => signRegistry(before, keys.signing));
    wait(2_000);
    const { remotes: shown } = (await registry()).json();
    assert.equal(shown[0]?.canary?.percent, 10);
    check(shown);
    const admin = await signedIn(app, 'admin@demo.example', 'admin');
    check((await admin('/api/admin/remotes')).json<RegistryEntry[]>());
    assert.ok((await app.inject({ url: '/' })).body.includes(`"releasesKey":"${keys.public}"`));
  });

  it('goes on with the last signed registry when the stored one was tampered with', async () => {
    const before = await readRegistry(store);
    await changeRegistry(store, ({ shell, remotes: [faq, ...others] }) => ({
      shell,
      remotes: [{ ...(faq as StoreEntry), stable: sampleRelease('faq', 'evil') }, ...others],
    }));
    wait(2_000);
    const served = (await registry()).json();
    assert.equal(served.revision, before.revision);
    assert.equal(served.remotes[0]?.stable.id, '1.0.0-a');
  });
});
