import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { networkQuiet, signIn, visit, visitSignedIn } from './harness/browser.ts';
import { expect } from './harness/expect.ts';
import { callerOf, contribute, unusedRefs } from './harness/faq.ts';
import { startPortalAndBrowser } from './harness/portal-and-browser.ts';

const { portal, browser } = await startPortalAndBrowser();
const garage = await callerOf(portal.url, 'garage');
const ref = (await unusedRefs(garage))();
await contribute(
  await callerOf(portal.url, 'moderateur'),
  ref,
  'Voici comment le poser proprement.',
  'validated',
);
await contribute(garage, ref, 'Merci, je vais essayer cela demain.');

describe('the four roles of the forum', () => {
  const enter = async (name: string) => {
    const visitor = await visitSignedIn(browser, portal.url, { email: `${name}@demo.example` });
    return visitor;
  };
  const header = { name: /contributions? à valider/ };

  it('none: no link, no page and no call [C6.03, C2.10, C2.11]', async () => {
    const { page, requests, context } = await enter('sansfaq');
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toHaveCount(0);
    for (const path of ['/faq', `/faq/${ref}`, '/faq?statut=a-valider']) {
      await page.goto(portal.url + path);
      await page.waitForURL(/\/home$/);
    }
    await networkQuiet(page);
    assert.deepEqual(
      requests.filter((url) => url.includes('/api/faq')),
      [],
    );
    await expect(page.getByRole('button', header)).toHaveCount(0);
    await context.close();
  });

  it('reader: reads validated posts, and is offered neither picker, contribution nor moderation [C6.03]', async () => {
    const { page, requests, context } = await enter('lecteur');
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('link', { name: ref }).click();
    await page.getByRole('article').getByText('Voici comment le poser proprement.').waitFor();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Contribuer|Valider|Modifier/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Retour aux discussions' }).click();
    await page.getByRole('row').nth(1).waitFor();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    assert.deepEqual(
      requests.filter((url) => /moderation|availableRefs/.test(url)),
      [],
    );
    await context.close();
  });

  it('contributor: may write, sees validated posts and the own ones, and moderates nothing [C6.03, C4.10]', async () => {
    const { page, requests, context } = await enter('garage');
    await page.goto(`${portal.url}/faq/${ref}`);
    await page.getByText('Merci, je vais essayer cela demain.').waitFor();
    await page.getByText(/Vous seul et les administrateurs voyez cette contribution/).waitFor();
    await page.getByRole('button', { name: 'Contribuer' }).waitFor();
    await expect(page.getByRole('button', { name: /^(Valider|Modifier)$/ })).toHaveCount(0);
    await expect(page.getByText('Précisez le statut')).toHaveCount(0);
    assert.deepEqual(
      requests.filter((url) => url.includes('/faq/moderation')),
      [],
    );
    await context.close();
    const other = await enter('atelier');
    await other.page.goto(`${portal.url}/faq/${ref}`);
    await other.page.getByText('Voici comment le poser proprement.').waitFor();
    await expect(other.page.getByRole('article')).toHaveCount(1);
    await other.context.close();
  });

  it('admin: sees every post whatever its status, may edit and decide, and knows what waits [C6.03, C4.10]', async () => {
    const { page, context } = await enter('moderateur');
    await page.getByRole('button', header).waitFor();
    await page.goto(`${portal.url}/faq/${ref}`);
    await page.getByText('Précisez le statut').waitFor();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Modifier' })).toHaveCount(2);
    await context.close();
  });

  it('a role that is taken away while the page is open takes the forum away [C6.03]', async () => {
    const { page, context } = await visit(browser);
    await page.clock.install();
    await signIn(page, portal.url, 'atelier@demo.example');
    await page.goto(`${portal.url}/faq`);
    await page.getByRole('row').nth(1).waitFor();
    await portal.sql("update users set faq_role = 'none' where email = 'atelier@demo.example'");
    await page.clock.runFor(61_000);
    await page.waitForURL(/\/home$/);
    await expect(page.getByRole('link', { name: 'FAQ' })).toHaveCount(0);
    await context.close();
  });
});
