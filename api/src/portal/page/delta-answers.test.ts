import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { zstdDecompressSync } from 'node:zlib';
import { publishSample, sampleEntry } from '../../testing/published.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { deltaKey, deltaOf, sha256 } from '../releases/deltas.ts';

const { app } = await buildTestApp({ products: 1 });
const store = app.releases.objects;
const lines = (line: string) =>
  Buffer.from(Array.from({ length: 400 }, (_, index) => `call(${index * 7919});`).join('\n') + line);
const before1 = lines('say("before");');
const now1 = lines('say("now");');
const KEY = 'remotes/remote-faq/1.0.1-b/route-faq.aaaaaaaaaaaa.js';
const URL = '/r/remote-faq/1.0.1-b/route-faq.aaaaaaaaaaaa.js';

const ask = (headers: Record<string, string>, url = URL) => app.inject({ url, headers });
const having = (dictionary: Buffer, accepted = 'gzip, br, dcb, dcz') => ({
  'accept-encoding': accepted,
  'available-dictionary': `:${sha256(dictionary).toString('base64')}:`,
});

describe('a program of which the browser has the one of before', () => {
  before(async () => {
    await publishSample(store, [sampleEntry('faq')]);
    await store.write(KEY, now1);
    await store.write(deltaKey(KEY, sha256(before1)), await deltaOf(now1, before1));
  });

  it('comes as a delta, whose bytes make the file out of the one of before', async () => {
    const { statusCode, headers, rawPayload } = await ask(having(before1));
    assert.equal(statusCode, 200);
    assert.equal(headers['content-encoding'], 'dcz');
    assert.equal(headers.vary, 'accept-encoding, available-dictionary');
    assert.match(String(headers['content-type']), /^(application|text)\/javascript; charset=utf-8$/);
    assert.match(String(headers['cache-control']), /immutable/);
    // The header of RFC 9842: magic number, length and the hash of the dictionary.
    assert.equal(rawPayload.subarray(0, 8).toString('hex'), '5e2a4d1820000000');
    assert.deepEqual(rawPayload.subarray(8, 40), sha256(before1));
    assert.deepEqual(zstdDecompressSync(rawPayload.subarray(40), { dictionary: before1 }), now1);
    assert.ok(rawPayload.length < 150, `${rawPayload.length} of ${now1.length} bytes`);
  });

  it('is the dictionary of what comes later under its name, in the directory of any release', async () => {
    for (const headers of [having(before1), {}])
      assert.equal(
        (await ask(headers)).headers['use-as-dictionary'],
        'match="/r/remote-faq/*/route-faq.*.js"',
      );
    await store.write('host/assets/host.aaaaaaaaaaaa.js', now1);
    const shell = await ask({}, '/assets/host.aaaaaaaaaaaa.js');
    assert.equal(shell.headers['use-as-dictionary'], 'match="/assets/host.*.js"');
    const small = await ask({}, '/assets/t.js');
    assert.deepEqual([small.statusCode, small.headers['use-as-dictionary']], [200, undefined]);
  });

  it('comes whole to a browser that has another dictionary, takes no deltas, or says nonsense', async () => {
    const others = [
      ...[{}, having(now1), having(before1, 'gzip, br')],
      ...['', ':x:', ':../../../etc/passwd:', `:${'A'.repeat(43)}=`].map((offered) => ({
        'accept-encoding': 'dcz',
        'available-dictionary': offered,
      })),
    ];
    for (const headers of others) {
      const answer = await ask(headers as Record<string, string>);
      assert.equal(answer.headers['content-encoding'], undefined);
      assert.deepEqual(answer.rawPayload, now1);
    }
  });

  it('says nothing of dictionaries where there is no such program', async () => {
    const { statusCode, headers } = await ask(having(before1), '/r/remote-faq/1.0.1-b/none.js');
    assert.deepEqual([statusCode, headers['use-as-dictionary']], [404, undefined]);
  });
});
