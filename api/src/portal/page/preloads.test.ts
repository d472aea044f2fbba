import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publishSample, sampleEntry } from '../../testing/published.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { changeRegistry } from '../releases/store-registry.ts';

const { app } = await buildTestApp({ products: 1 });
const { objects } = app.releases;

describe('what opens remotes', () => {
  it('is fetched with a page that shows one, and not with the landing page', async () => {
    await publishSample(objects, [sampleEntry('faq')]);
    await objects.write('host/3/index.html', Buffer.from('<!--data--><!--preloads--><!--frames-->'));
    const shell = { platform: {}, remotes: ['/assets/federation.1.js'] };
    await objects.write('host/3/shell.json', Buffer.from(JSON.stringify(shell)));
    await changeRegistry(objects, (before) => ({ ...before, shell: { id: '3' } }));
    const body = async (url: string) => (await app.inject({ url })).body;
    const script = '<script async fetchpriority="high" src="/assets/federation.1.js"></script>';
    assert.ok((await body('/faq')).includes(script));
    assert.ok(!(await body('/')).includes(script));
  });
});
