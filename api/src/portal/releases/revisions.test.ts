import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { publishSample, sampleEntry, sampleRelease } from '../../testing/published.ts';
import { newSigningPair } from '../../testing/signing-pair.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { hashOf, sealShell } from './seals.ts';
import { signRest } from './signatures.ts';
import { epochOf } from './stamps.ts';
import { changeRegistry, REGISTRY, readRegistry, type StoreRegistry } from './store-registry.ts';

const keys = newSigningPair();
const { app, wait } = await buildTestApp({ products: 1, env: { RELEASES_PUBLIC_KEY: keys.public } });
const store = app.releases.objects;
const HTML = '<head><!--data--><script src="/assets/host.1.js"></script></head>';

/** A shell as its build describes it, with a script that is fetched later. */
async function publishShell(id: string, later = 'later()'): Promise<void> {
  const write = (key: string, text: string) => store.write(key, Buffer.from(text));
  const files = {
    'index.html': hashOf(Buffer.from(HTML)),
    'assets/host.1.js': hashOf(Buffer.from('host()')),
    [`assets/later.${id}.js`]: hashOf(Buffer.from('later()')),
  };
  await write(`host/${id}/index.html`, HTML);
  await write(`host/${id}/shell.json`, JSON.stringify({ platform: {}, files }));
  await write('host/assets/host.1.js', 'host()');
  await write(`host/assets/later.${id}.js`, later);
}

/** One write by the platform's key. */
const sign = (work: (registry: StoreRegistry) => Partial<StoreRegistry>) =>
  changeRegistry(store, async (before) => {
    const revision = before.revision + 1;
    const after = { ...before, ...work(before) };
    const signed = signRest(after, { key: keys.signing, platform: keys.public, revision, before });
    const at = { epoch: epochOf(after), revision };
    return {
      ...signed,
      seals: { [after.shell.id]: await sealShell(store, after.shell.id, at, keys.signing) },
    };
  });
const putBack = (registry: StoreRegistry) => store.write(REGISTRY, Buffer.from(JSON.stringify(registry)));
const standing = async () => {
  wait(2_000);
  return (await app.releases.standing()).state;
};
const stableNow = async () => (await app.releases.read())?.registry.remotes[0]?.stable.id;
const release = (id: string) =>
  sign(({ remotes }) => ({
    remotes: remotes.map((entry) => ({ ...entry, stable: sampleRelease('faq', id), previous: entry.stable })),
  }));

describe('a server with the public key', () => {
  let first: StoreRegistry;
  beforeEach(async () => {
    await publishSample(store, [sampleEntry('faq')]);
    await publishShell('a');
    await publishShell('b');
    // What was served in the test before does not count in this one.
    first = await sign(() => ({
      ...keys.epoch(new Date(Date.now() + ++tests * 1_000_000)),
      shell: { id: 'a' },
    }));
    assert.equal(await standing(), 'current');
  });
  let tests = 0;

  it('refuses a registry that was live before, however rightly it is signed, and goes on with the newer one', async () => {
    await release('1.0.1-b');
    assert.equal(await standing(), 'current');
    await putBack(first);
    assert.equal(await standing(), 'last good');
    assert.equal(await stableNow(), '1.0.1-b');
    // Nor under a number that is made up: the entry itself says how old it is.
    await putBack({ ...first, revision: 1_000 });
    assert.equal(await standing(), 'last good');
    const { stamp: _stamp, ...bare } = first.remotes[0] ?? sampleEntry('faq');
    await putBack({ ...first, revision: 1_000, remotes: [bare] });
    assert.equal(await standing(), 'last good');
  });

  it('refuses a stamp that was made for another state of the entry', async () => {
    const { remotes, ...rest } = await release('1.0.1-b');
    const [old, now] = [first.remotes[0], remotes[0]];
    assert.ok(old && now?.stamp);
    await putBack({ ...rest, revision: 1_000, remotes: [{ ...old, stamp: now.stamp }] });
    assert.equal(await standing(), 'last good');
  });

  it('serves a restored store in a new epoch, which only the platform’s key begins', async () => {
    await release('1.0.1-b');
    assert.equal(await standing(), 'current');
    const epoch = epochOf(first) + 100;
    await putBack({ ...first, epoch });
    assert.equal(await standing(), 'last good');
    await putBack(first);
    await sign(() => keys.epoch(new Date(epoch * 1_000)));
    assert.equal(await standing(), 'current');
    assert.equal(await stableNow(), '1.0.0-a');
  });

  it('refuses the shell of before when it is put back past the tools', async () => {
    const { seals } = await readRegistry(store);
    await sign(() => ({ shell: { id: 'b' } }));
    assert.equal(await standing(), 'current');
    await changeRegistry(store, (registry) => ({ ...registry, shell: { id: 'a' }, seals: seals ?? {} }));
    assert.equal(await standing(), 'last good');
    await changeRegistry(store, ({ seals: _seals, ...registry }) => ({ ...registry, shell: { id: 'a' } }));
    assert.equal(await standing(), 'last good');
  });

  it('writes no page from a shell of which a file was changed', async () => {
    await publishShell('b', 'evil()');
    await sign(() => ({ shell: { id: 'b' } }));
    assert.equal(await standing(), 'last good');
    await publishShell('b');
    assert.equal(await standing(), 'current');
    await publishShell('c');
    await sign(() => ({ shell: { id: 'c' } }));
    await store.write('host/c/index.html', Buffer.from(HTML.replace('host.1', 'evil.1')));
    assert.equal(await standing(), 'last good');
  });

  it('tells pages the hashes of the scripts that they fetch later', async () => {
    const { body } = await app.inject({ url: '/faq' });
    const [, data] = /id="extranet-data">(.*?)<\/script>/.exec(body) ?? [];
    assert.deepEqual(JSON.parse(data ?? '').integrity, {
      '/assets/later.a.js': hashOf(Buffer.from('later()')),
    });
  });
});
