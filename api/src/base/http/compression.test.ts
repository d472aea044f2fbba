import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 60 });
const authorization = `Bearer ${await tokenOf(app, 'garage@demo.example')}`;
const SEARCH = '/api/search?q=peugeot';

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: { authorization, ...(accepted && { 'accept-encoding': accepted }) } });

describe('answers of the API', () => {
  it('are compressed as the caller takes them, and are the same', async () => {
    const plain = await get(SEARCH);
    assert.equal(plain.headers['content-encoding'], undefined);
    const brotli = await get(SEARCH, 'gzip, deflate, br');
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), plain.body);
    assert.ok(brotli.rawPayload.length * 3 < plain.rawPayload.length);
    const gzip = await get(SEARCH, 'gzip');
    assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
    for (const { headers } of [plain, brotli, gzip]) assert.equal(headers.vary, 'accept-encoding');
  });

  it('say their length after compressing', async () => {
    const { headers, rawPayload } = await get(SEARCH, 'br');
    assert.equal(headers['content-length'], String(rawPayload.length));
  });

  it('that fit into a packet stay as they are: those that carry a token are among them', async () => {
    const payload = { email: 'garage@demo.example', password: 'Demo-2026!' };
    const signIn = await app.inject({
      method: 'POST',
      url: '/api/user/signIn',
      payload,
      headers: { 'accept-encoding': 'br' },
    });
    assert.equal(signIn.statusCode, 200);
    assert.equal(signIn.headers['content-encoding'], undefined);
    assert.match(signIn.json<{ token: string }>().token, /.{20}/);
  });

  it('that were compressed once are not compressed again', async () => {
    const list = await get('/api/products', 'gzip, br');
    assert.match(String(list.headers['content-encoding']), /^(br|gzip)$/);
    const text =
      list.headers['content-encoding'] === 'br'
        ? brotliDecompressSync(list.rawPayload)
        : gunzipSync(list.rawPayload);
    assert.ok((JSON.parse(text.toString()) as unknown[]).length > 0);
  });
});
