import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test } from './harness/test.ts';

/** Statements that turn a string into HTML, a script or code, as an attacker would. */
const SINKS: Record<string, string> = {
  innerHTML: `document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'`,
  insertAdjacentHTML: `document.body.insertAdjacentHTML('beforeend', '<b>x</b>')`,
  'document.write': `document.write('<script>alert(1)</script>')`,
  'a parser': `new DOMParser().parseFromString('<b>x</b>', 'text/html')`,
  'a frame’s document': `document.createElement('iframe').srcdoc = '<b>x</b>'`,
  'a script’s text': `document.createElement('script').text = 'alert(1)'`,
  'a foreign script': `document.createElement('script').src = 'https://ailleurs.example/assets/x.js'`,
  'an answer of the API as a script': `document.createElement('script').src = '/api/config'`,
  'a file of data as a script': `document.createElement('script').src = 'data:text/javascript,alert(1)'`,
  'a worker': `new Worker('/api/config')`,
  'a timer': `setTimeout('alert(1)', 0)`,
  eval: `eval('1 + 1')`,
  'a function of text': `new Function('return 1')()`,
  'a policy of another name': `trustedTypes.createPolicy('anything', { createHTML: (text) => text })`,
  'a second policy of a known name': `trustedTypes.createPolicy('default', { createHTML: (text) => text })`,
};

test.describe('the content policy of the page', () => {
  /** Returns 'done' or the name of the error. Runs in a timer of the page, because eval is allowed in a debugger's call. */
  const attempt = (page: Page, sink: string) =>
    page.evaluate(
      (name) =>
        new Promise<string>((resolve) => {
          const { attempts } = globalThis as unknown as { attempts: Record<string, () => void> };
          setTimeout(() => {
            try {
              attempts[name]?.();
              resolve('done');
            } catch (error) {
              resolve(String((error as Error).name));
            }
          });
        }),
      sink,
    );

  /** Added to the page as functions before its policy applies, because a debugger's own evaluation obeys no policy. */
  const attempts = `globalThis.attempts = { ${Object.entries(SINKS)
    .map(([name, line]) => `${JSON.stringify(name)}: () => { ${line} }`)
    .join(', ')} }`;

  test('lets no string become HTML, a script or code', async ({ signedIn }) => {
    const { page, troubles } = await signedIn({ breaksPolicy: true });
    await page.addInitScript(attempts);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.deepEqual(troubles, [], 'the portal itself keeps its policy');
    for (const sink of Object.keys(SINKS)) assert.notEqual(await attempt(page, sink), 'done', sink);
    assert.deepEqual(dialogs, []);
    assert.ok(troubles.length >= Object.keys(SINKS).length / 2, 'and the browser reports it');
  });

  test('allows scripts that the server has published', async ({ portal, visit }) => {
    const { page } = await visit();
    await page.goto('/');
    const src = await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/r/remote-faq/1.0.0-0123456789/entry.js';
      return script.src;
    });
    assert.equal(src, `${portal.url}/r/remote-faq/1.0.0-0123456789/entry.js`);
  });

  test('also applies to the API’s documentation, which works without a script', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/api/docs');
    await page.getByText('/api/user/signIn').click();
    await page.locator('details[open] pre').first().waitFor();
    assert.equal(await page.locator('script').count(), 0);
    const width = await page.evaluate(() => getComputedStyle(document.body).maxWidth);
    assert.equal(width, '960px', 'its style sheet is taken');
  });

  test('lets no other site frame the portal', async ({ portal, visit }) => {
    const stranger = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>x</title><iframe src="${portal.url}/"></iframe>`);
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address() as AddressInfo;
    const { page, context, troubles } = await visit({ breaksPolicy: true });
    await page.goto(`http://127.0.0.1:${port}/`);
    assert.equal(await page.frameLocator('iframe').getByRole('button', { name: 'CONNEXION' }).count(), 0);
    assert.ok(troubles.some((trouble) => trouble.includes('frame-ancestors')));
    await context.close();
    await new Promise((resolve) => stranger.close(resolve));
  });
});
