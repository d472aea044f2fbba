import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { describe, it } from 'node:test';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { publishSample, sampleEntry, sampleRelease } from '../../testing/published.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { changeEntry } from './store-registry.ts';

const bucket = await startBucketServer();
const { app, wait } = await buildTestApp({ env: bucket.env, products: 40 });
const store = app.releases.objects;
const get = (url: string, encoding = 'identity') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });
const ENTRY = '/r/remote-faq/1.0.0-a/entry.js';
const A_WHILE = 4_000;

describe('a portal with its releases in a bucket', () => {
  it('serves its page and its files, immutable and in the encoding that the browser accepts', async () => {
    await publishSample(store, [sampleEntry('faq')]);
    await store.write('remotes/remote-faq/1.0.0-a/entry.js.br', Buffer.from('packed'));
    assert.match((await get('/faq')).body, /remote-faq\/1.0.0-a\/entry.js/);
    assert.equal((await get('/assets/t.js')).body, '2+2');
    const file = await get(ENTRY, 'br');
    assert.equal(file.body, 'packed');
    assert.equal(file.headers['content-encoding'], 'br');
    assert.match(String(file.headers['cache-control']), /immutable/);
    assert.equal((await get(ENTRY)).body, '1+1');
  });

  it('serves nothing outside its folders', async () => {
    for (const address of ['/r/remote-faq/1.0.0-a/none.js', '/r/..%2fregistry.json', '/r/../registry.json'])
      assert.doesNotMatch((await get(address)).body, /"shell"/, address);
    assert.equal((await get('/r/remote-faq/1.0.0-a/none.js')).statusCode, 404);
    assert.equal((await get('/r/remote-faq')).statusCode, 404);
  });

  it('serves a new release within seconds', async () => {
    const stable = sampleRelease('faq', '1.0.1-b');
    await changeEntry(store, 'faq', (entry) => ({ ...entry, stable }));
    wait(A_WHILE);
    assert.match((await get('/faq')).body, /remote-faq\/1.0.1-b\/entry.js/);
  });

  it('goes on serving what it has fetched while the bucket does not answer', async () => {
    await bucket.stop();
    wait(A_WHILE);
    assert.match((await get('/faq')).body, /remote-faq\/1.0.1-b\/entry.js/);
    assert.equal((await get('/remotes/registry.json')).statusCode, 200);
    assert.equal((await get(ENTRY)).body, '1+1');
    rmSync(app.releases.files.folder, { recursive: true });
    assert.equal((await get(ENTRY)).statusCode, 503);
  });
});
