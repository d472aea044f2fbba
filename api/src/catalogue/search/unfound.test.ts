import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SearchMiss } from '@extranet/shared/contracts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 300 });
const garage = await signedIn(app, 'garage@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const ask = (q: string, more = '') => garage(`/api/search?q=${encodeURIComponent(q)}${more}`);
const misses = async () => (await admin('/api/admin/search/misses')).json<SearchMiss[]>();

describe('what was searched without result', () => {
  it('is told to the back office: the question that was meant, not each letter on the way [B3.07]', async () => {
    for (const typed of ['zqxa', 'zqxar', 'zqxart']) await ask(typed);
    await ask('zqxart', '&n=100');
    await ask('qwzt');
    await ask('peugeot');
    while ((await misses()).length === 0) await new Promise(setImmediate);
    assert.deepEqual(
      (await misses()).map(({ text, times, customers }) => [text, times, customers]),
      [['zqxart', 1, 1]],
    );
  });
});
