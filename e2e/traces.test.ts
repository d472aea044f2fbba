/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { collector } from '../api/src/testing/collector.ts';
import { startPortalAndBrowser } from './harness/for-node.ts';

const received = await collector();
after(received.stop);
const { signedIn } = await startPortalAndBrowser({ env: received.env });

/** The catalogue, from the moment on at which clicks are traced: once the page is settled. */
async function openCatalogue(page: Page): Promise<void> {
  const measured = page.waitForResponse(/\/assets\/notices\./);
  await page.goto('/catalog?cat=Faisceau&ref=FA-00001');
  await page.getByRole('row', { name: /FA-00001/ }).waitFor();
  await measured;
  await page.waitForRequest('**/api/notifications/stream');
}
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));

describe('a click in a page', () => {
  it('is the beginning of one trace, through a remote’s calls to the statements of the server', async () => {
    const { page } = await signedIn();
    await openCatalogue(page);
    const asked = page.waitForRequest('**/api/product/p-fa-00001');
    await page.getByRole('row', { name: /FA-00001/ }).click();
    const { traceparent = '' } = (await asked).headers();
    await page.getByRole('dialog', { name: 'FA-00001' }).waitFor();
    const [, trace, click] = /^00-(\w{32})-(\w{16})-01$/.exec(traceparent) ?? [];
    assert.ok(trace && click, traceparent);
    // The browser tells of an interaction after its paint.
    await page.waitForTimeout(300);
    await leave(page);

    const [shown] = await received.until(({ spanId }) => spanId === click);
    assert.equal(shown?.name, 'click');
    assert.equal(shown?.traceId, trace);
    assert.equal(shown?.attributes['extranet.page'], '/catalog');
    assert.equal(shown?.attributes['extranet.remote'], 'catalog');
    assert.ok(shown && shown.endedAt > shown.startedAt);
    const [call] = received.spans.filter(
      ({ name, traceId }) => name === 'GET /api/product/:id' && traceId === trace,
    );
    assert.equal(call?.parentSpanId, click);
    assert.ok(
      received.spans.some(({ name, parentSpanId }) => /^select /.test(name) && parentSpanId === call?.spanId),
    );
  });

  it('has a trace of its own: the next one has another', async () => {
    const { page } = await signedIn();
    await openCatalogue(page);
    // By what the click itself asks: what a page asks a moment after it belongs to the click before.
    const traceOfNext = async (address: RegExp, click: () => Promise<void>) => {
      const asked = page.waitForRequest(address);
      await click();
      return (await asked).headers().traceparent;
    };
    const row = page.getByRole('row', { name: /FA-00001/ });
    const first = await traceOfNext(/\/api\/product\/p-fa-00001$/, () => row.click());
    await page.getByRole('dialog', { name: 'FA-00001' }).waitFor();
    const second = await traceOfNext(/\/api\/product\/p-fa-00001\/price/, () =>
      page.getByRole('button', { name: 'Pourquoi ce prix ?' }).click(),
    );
    assert.match(second ?? '', /^00-/);
    assert.notEqual(second, first);
  });
});
