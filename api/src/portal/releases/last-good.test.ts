import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../base/db/open.ts';
import { publishSample, sampleEntry } from '../../testing/published.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { REGISTRY } from './store-registry.ts';

const { app, config, wait, database } = await buildTestApp({ products: 1 });
const store = app.releases.objects;
const A_WHILE = 2_000;

/** Another process on the same data, as after a restart. */
async function restarted(change: Partial<typeof config> = {}) {
  const own = await openDatabase(config, { owner: false });
  const again = await buildApp({
    config: { ...config, ...change },
    database: own,
    now: () => new Date(),
    logging: false,
  });
  after(async () => {
    await again.close();
    await own.close();
  });
  return again;
}

const ready = async (portal = app) =>
  (await portal.inject({ url: '/readyz' })).json<Record<string, unknown>>();
const statusOf = async (url: string, portal = app) => (await portal.inject({ url })).statusCode;
const breakRegistry = () => store.write(REGISTRY, Buffer.from('{ "revision": 4, "shell": { "id": "1'));

describe('a portal whose store holds a registry that cannot be used', () => {
  it('has nothing to serve when it never had a good one: pages and /readyz say 503', async () => {
    await breakRegistry();
    assert.equal(await statusOf('/'), 503);
    assert.equal(await statusOf('/readyz'), 503);
    assert.equal(await statusOf('/healthz'), 200);
  });

  it('serves the last good one, and /readyz and /metrics say so', async () => {
    await publishSample(store, [sampleEntry('faq')]);
    wait(A_WHILE);
    assert.equal((await ready()).releases, 'current');
    await breakRegistry();
    wait(A_WHILE);
    assert.match((await app.inject({ url: '/faq' })).body, /remote-faq\/1.0.0-a\/entry.js/);
    const { status, releases, revision } = await ready();
    assert.deepEqual([status, releases, revision], ['degraded', 'last good', 3]);
    const { body } = await app.inject({ url: '/metrics' });
    assert.match(body, /extranet_releases\{state="last good"\} 1/);
    assert.match(body, /extranet_releases\{state="current"\} 0/);
  });

  it('serves it after a restart too, also when the registry or the shell is gone from the store', async () => {
    const again = await restarted();
    assert.match((await again.inject({ url: '/faq' })).body, /remote-faq\/1.0.0-a\/entry.js/);
    assert.equal((await ready(again)).releases, 'last good');
    await store.remove([REGISTRY, 'host/1/index.html']);
    assert.equal((await ready(await restarted())).releases, 'last good');
  });

  it('serves no last good one that is not signed as this server demands, nor one of another store', async () => {
    const releasesKey = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
    assert.equal(await statusOf('/readyz', await restarted({ releasesKey })), 503);
    const file = join(config.dataDir, 'last-good-releases.json');
    await writeFile(file, JSON.stringify({ place: 's3://elsewhere/releases', registry: {}, shell: {} }));
    assert.equal(await statusOf('/readyz', await restarted()), 503);
    await rm(file);
  });

  it('serves the store’s again once it is sound', async () => {
    await publishSample(store, [sampleEntry('faq', { label: 'Questions' })]);
    wait(A_WHILE);
    const { status, releases } = await ready();
    assert.deepEqual([status, releases, database.dialect.name], ['ready', 'current', database.dialect.name]);
  });
});
