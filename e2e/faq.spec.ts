import assert from 'node:assert/strict';
import type { FaqThread } from '@extranet/shared/contracts';
import type { Page } from '@playwright/test';
import { pdfText } from '../api/src/testing/pdf-text.ts';
import { violationsOn } from './harness/accessibility.ts';
import { type Caller, callerOf, openEditor } from './harness/faq.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'forum' } });

test.describe('reading the forum', () => {
  let page: Page;
  let call: Caller;
  test.beforeEach(async ({ portal, account, customer }) => {
    ({ page } = customer);
    call = await callerOf(portal.url, account);
  });

  const openList = async () => {
    await page.goto('/faq');
    await page.getByRole('row').nth(1).waitFor();
  };

  test('lists threads with reference, product, question, excerpt, author, date and count, each with its link [C2.10, C2.27, C7.37, W1.21]', async () => {
    await openList();
    const [first] = (await (await call('/faq/threads')).json()) as FaqThread[];
    assert.ok(first);
    const cells = await page.getByRole('row').nth(1).getByRole('gridcell').allTextContents();
    assert.deepEqual(cells.slice(0, 2), [first.ref, first.product?.prodWords]);
    const said = first.excerpt === first.question ? '' : `Dernière contribution\u00a0: ${first.excerpt}`;
    assert.equal(cells[2], first.question + said);
    assert.ok(cells[3]?.startsWith(first.author));
    assert.match(cells[3] ?? '', /\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    assert.equal(cells[4], String(first.postCount));
    const link = page.getByRole('link', { name: first.ref });
    await expect(link).toHaveAttribute('href', `/faq/${first.ref}`);
  });

  test('filters by a few letters, clears on Escape, moves by arrows, opens a thread on Enter [C2.27]', async () => {
    await openList();
    const all = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('ki000');
    await page.waitForFunction(
      (before) => Number(document.querySelector('[role=grid]')?.ariaRowCount) < before,
      all,
    );
    await expect(
      page
        .getByRole('grid')
        .getByRole('link')
        .filter({ hasNotText: /^KI-000/ }),
    ).toHaveCount(0);
    await page.keyboard.type('rien de tel');
    await page.getByText('Aucune discussion ne correspond à votre recherche').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(2).waitFor();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(all));
    const second = await page.getByRole('row').nth(2).getByRole('link').textContent();
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`/faq/${second}`);
  });

  test('shows the posts of a thread in order of time, with a link back to the list [C2.11, C2.27, C7.39]', async () => {
    await openList();
    const ref = (await page.getByRole('grid').getByRole('link').first().textContent()) ?? '';
    await page.getByRole('grid').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: `Discussion ${ref}` }).waitFor();
    await page.getByRole('article').first().waitFor();
    const times = await page
      .locator('article time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
    assert.ok(times.length > 0);
    assert.deepEqual(times, [...times].sort());
    await page.getByRole('link', { name: 'Retour aux discussions' }).click();
    await page.waitForURL('/faq');
  });

  test('opens the thread of any reference by the picker, also of one without posts [C2.27, C7.38]', async () => {
    await openList();
    const threads = (await (await call('/faq/threads')).json()) as FaqThread[];
    const refs = (await (await call('/faq/availableRefs')).json()) as string[];
    const free =
      refs.find((ref) => ref.startsWith('FA') && !threads.some((thread) => thread.ref === ref)) ?? '';
    const picker = page.getByRole('combobox', { name: 'Démarrer ou rejoindre une discussion' });
    await picker.fill(free.toLowerCase().replace('-', ' '));
    await page.getByRole('option', { name: free, exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`/faq/${free}`);
    await page.getByText('Aucune contribution sur cette référence').waitFor();
    await page.getByRole('button', { name: 'Contribuer' }).waitFor();
  });

  test('opens the product modal of a thread from the list and from the thread [C2.21, C2.27]', async () => {
    await openList();
    const product = page.getByRole('button', { name: /^Voir le produit / }).first();
    const ref = (await product.getAttribute('aria-label'))?.replace('Voir le produit ', '') ?? '';
    await product.click();
    await page.getByRole('dialog', { name: ref }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`/faq/${ref}`);
    await page.getByRole('button', { name: `Voir le produit ${ref}` }).click();
    await page.getByRole('dialog', { name: ref }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('says when a thread does not exist or could not be loaded, and offers to try again [C8.12, C8.02]', async () => {
    await page.goto('/faq/ZZ-99999');
    await page.getByText('Cette discussion est introuvable').waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.route('**/api/faq/thread*', (route) => route.abort());
    await page.goto('/faq');
    await page.getByText('Les discussions n’ont pas pu être chargées').waitFor();
    await page.unroute('**/api/faq/thread*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('row').nth(1).waitFor();
    await page.route('**/api/faq/thread/*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('grid').getByRole('link').first().click();
    await page.getByText('La discussion n’a pas pu être chargée').waitFor();
    await page.unroute('**/api/faq/thread/*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('article').first().waitFor();
  });

  test('is printed whole, however narrow the paper, without empty sheets behind it', async () => {
    await openList();
    const threads = (await (await call('/faq/threads')).json()) as FaqThread[];
    const sheets = await pdfText(await page.pdf({ format: 'A4' }));
    const missing = threads.filter(({ ref }) => !sheets.join('').includes(ref));
    assert.deepEqual(missing, []);
    assert.deepEqual(
      sheets.filter((text) => !/[A-Z]{2}-\d{5}/.test(text)),
      [],
    );
  });

  test('shows a card for each thread on a phone', async ({ signedIn }) => {
    const { page: phone } = await signedIn({ width: 375, height: 740, at: '/faq' });
    await phone
      .getByText(/\d+ contributions?$/)
      .first()
      .waitFor();
    const overflow = await phone.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(overflow, 0);
  });

  for (const width of [1280, 375])
    test(`has no axe violations at ${width} pixels: list, thread and editor of a moderator`, async ({
      signedIn,
    }) => {
      const { page: seen } = await signedIn({ width, email: 'moderateur@demo.example' });
      const check = async (where: string) => {
        assert.deepEqual(await violationsOn(seen), [], where);
      };
      await seen.goto('/faq?statut=a-valider');
      await seen.getByRole('main').getByRole('combobox').waitFor();
      await seen.getByRole('row').last().waitFor();
      await check('list');
      await seen.getByRole('grid').getByRole('link').first().click();
      await seen.getByText('Précisez le statut').first().waitFor();
      await openEditor(seen);
      await check('thread');
    });
});
