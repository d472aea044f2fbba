import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { RemoteFigure } from '@extranet/shared/contracts';
import { buildApp } from '../../app.ts';
import type { App } from '../../base/app-types.ts';
import { publishSample, sampleEntry, sampleRelease } from '../../testing/published.ts';
import { signedIn, tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { changeEntry } from './store-registry.ts';

const canary = '1.0.1-b';
const { app, config, database } = await buildTestApp({ products: 20 });
/** Another process on the same database, whose clock stands: its registry never becomes too old by itself. */
const now = new Date();
const other = await buildApp({ config, database, now: () => now, logging: false });
after(() => other.close());

const offered = { release: sampleRelease('faq', canary), percent: 100 };
await publishSample(app.releases.objects, [sampleEntry('faq', { canary: offered })]);

/** What a page of that server is told, event by event. */
async function newsOf(server: App) {
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${await tokenOf(server, 'moderateur@demo.example')}` };
  const { body } = await fetch(`${address}/api/notifications/stream`, { headers });
  const reader = (body as NonNullable<Response['body']>).pipeThrough(new TextDecoderStream()).getReader();
  const revision = async (holds: (revision: number) => boolean): Promise<number> => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (const [, said] of part.value.matchAll(/"registry":(\d+)/g))
        if (holds(Number(said))) return Number(said);
    throw new Error('the stream ended before');
  };
  return { address, revision, end: () => reader.cancel() };
}

const slow: RemoteFigure = { remote: 'faq', release: canary, interactions: Array<number>(5).fill(640) };

describe('open pages', () => {
  it('are told of the registry at first, and of a withdrawal by this process and by another one [C20.01]', async () => {
    const pages = await Promise.all([newsOf(app), newsOf(other)]);
    assert.deepEqual(await Promise.all(pages.map(({ revision }) => revision(() => true))), [3, 3]);
    for (const name of ['garage', 'atelier', 'lecteur']) {
      const call = await signedIn(app, `${name}@demo.example`);
      const answer = await call('/api/remotes/figures', { method: 'POST', payload: { figures: [slow] } });
      assert.equal(answer.status, 204, answer.text);
    }
    assert.deepEqual(await Promise.all(pages.map(({ revision }) => revision((told) => told > 3))), [4, 4]);
    for (const { address, end } of pages) {
      const registry = await (await fetch(`${address}/remotes/registry.json`)).text();
      assert.ok(!registry.includes(canary), address);
      await end();
    }
  });

  it('that were told of a newer registry get it from a process that did not hear of it yet', async () => {
    const { revision } = await changeEntry(app.releases.objects, 'faq', (entry) => ({ ...entry, order: 7 }));
    const asked = async (more: string) =>
      (await other.inject({ url: `/remotes/registry.json${more}` })).json<{ revision: number }>().revision;
    assert.equal(await asked(''), revision - 1);
    assert.equal(await asked(`?revision=${revision}`), revision);
    await changeEntry(app.releases.objects, 'faq', (entry) => ({ ...entry, order: 8 }));
    // Its clock stands: it was asked a moment ago, and does not look at the store for everybody who asks.
    assert.equal(await asked('?revision=999'), revision);
  });
});
