import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { callerOf, openEditor, unusedRefs, write } from './harness/faq.ts';
import { signIn } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

const QUESTION = 'La prise 13 broches chauffe-t-elle chez vous aussi ?';

test.use({ portalOptions: { name: 'forum' } });

test.describe('writing in the forum', () => {
  let page: Page;
  let nextRef: () => string;
  test.beforeEach(async ({ portal, account, customer }) => {
    ({ page } = customer);
    nextRef = await unusedRefs(await callerOf(portal.url, account));
  });

  const openThread = async (ref: string) => {
    await page.goto(`/faq/${ref}`);
    await page.getByRole('button', { name: /^(Contribuer|Reprendre ma contribution)$/ }).waitFor();
  };

  test('loads the editor only when it is opened, and from the portal’s own server [C2.27, C7.47]', async ({
    portal,
    customer,
  }) => {
    customer.requests.length = 0;
    await openThread(nextRef());
    await networkQuiet(page);
    const before = new Set(customer.requests);
    await openEditor(page);
    const came = customer.requests.filter((url) => url.endsWith('.js') && !before.has(url));
    assert.ok(
      came.some((url) => /\/editor\.[^/]+\.js$/.test(url)),
      came.join('\n'),
    );
    assert.ok(customer.requests.every((url) => url.startsWith(portal.url) || url.startsWith('blob:')));
  });

  test('has five tools: bold, italic, link, source, remove format [C2.27]', async () => {
    await openThread(nextRef());
    await openEditor(page);
    const tools = page.getByRole('group', { name: 'Mise en forme' }).getByRole('button');
    const names = await tools.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    assert.deepEqual(names, ['Gras', 'Italique', 'Lien', 'Code source', 'Effacer la mise en forme']);
  });

  test('pastes text only, without its formatting [C2.27]', async () => {
    await openThread(nextRef());
    await openEditor(page);
    const text = page.getByRole('textbox', { name: 'Texte' });
    await text.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/html', '<h1 style="color:red">Grand</h1><img src="https://ailleurs.example/x.png">');
      data.setData('text/plain', 'Grand');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(text).toHaveText('Grand');
    await expect(text.locator('h1, img, [style]')).toHaveCount(0);
  });

  test('shows the count in red below 20 characters, and sends nothing shorter [C2.27, C5.09, W1.33]', async ({
    customer,
  }) => {
    await openThread(nextRef());
    await openEditor(page);
    const count = page.getByText(/caractères?, 20 au minimum/);
    const colour = () => count.evaluate((element) => getComputedStyle(element).color);
    // Not before anything is written.
    const quiet = await colour();
    await write(page, 'Assez long ?');
    const red = await colour();
    assert.notEqual(red, quiet);
    customer.requests.length = 0;
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('Votre contribution doit compter au moins 20 caractères.').waitFor();
    assert.ok(!customer.requests.some((url) => url.endsWith('/faq/post')));
    await write(page, ' Oui, maintenant');
    await expect.poll(colour).toBe(quiet);
  });

  test('sends a contribution once, thanks for it, and shows it as waiting to its author only [C4.10, C7.40]', async ({
    signedIn,
    customer,
  }) => {
    const ref = nextRef();
    await openThread(ref);
    await openEditor(page);
    await write(page, QUESTION);
    customer.requests.length = 0;
    await page.getByRole('button', { name: 'Envoyer' }).dblclick();
    await page
      .getByText(/Merci pour votre contribution.+envoyée aux administrateurs pour validation/)
      .waitFor();
    assert.equal(customer.requests.filter((url) => url.endsWith('/api/faq/post')).length, 1);
    const post = page.getByRole('article');
    await post.getByText('En attente de validation').waitFor();
    await expect(post).toHaveCount(1);
    await page.reload();
    await post.getByText(QUESTION).waitFor();
    await page.getByRole('button', { name: 'Contribuer' }).waitFor();

    const other = await signedIn({ email: 'atelier@demo.example' });
    await other.page.goto(`/faq/${ref}`);
    await other.page.getByText('Aucune contribution sur cette référence').waitFor();
  });

  test('keeps bold, italic and links, and drops all other HTML of the source view [C2.27]', async () => {
    await openThread(nextRef());
    await openEditor(page);
    await page.getByRole('button', { name: 'Code source' }).click();
    await page
      .getByRole('textbox', { name: 'Code source' })
      .fill(
        '<p>Voir <strong>la</strong> <em>notice</em> <a href="https://notice.example/a">ici</a><script>x()</script><h1> bientôt</h1></p>',
      );
    await page.getByRole('button', { name: 'Code source' }).click();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    const post = page.getByRole('article').last();
    await post.getByRole('link', { name: 'ici' }).waitFor();
    await expect(post.locator('strong:not(header *), em')).toHaveText(['la', 'notice']);
    await expect(post.locator('script, h1')).toHaveCount(0);
    await expect(post.getByRole('link')).toHaveAttribute('rel', /noopener/);
  });

  test('says in red why a contribution could not be saved, and keeps the text for another try [C8.09, C8.01]', async () => {
    await openThread(nextRef());
    await openEditor(page);
    await write(page, QUESTION);
    await page.route('**/api/faq/post', (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'faq.x', message: 'Le forum est fermé.' } } }),
    );
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByRole('alert').getByText('Le forum est fermé.').waitFor();
    await page.unroute('**/api/faq/post');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText(/Merci pour votre contribution/).waitFor();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('restores a draft after a reload, in its own thread only, and removes it at sign-out', async ({
    account,
  }) => {
    const ref = nextRef();
    await openThread(ref);
    await openEditor(page);
    await write(page, QUESTION);
    await page.reload();
    await page.getByRole('button', { name: 'Reprendre ma contribution' }).click();
    await page.getByRole('textbox', { name: 'Texte' }).getByText(QUESTION).waitFor();
    await openThread(nextRef());
    await page.getByRole('button', { name: 'Contribuer' }).waitFor();
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('faq.draft')));
    assert.ok((await kept()).some((key) => key.endsWith(ref.replace('-', ''))));
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('/');
    assert.deepEqual(await kept(), []);
    await signIn(page, account);
    await openThread(ref);
    await page.getByRole('button', { name: 'Contribuer' }).waitFor();
  });
});
