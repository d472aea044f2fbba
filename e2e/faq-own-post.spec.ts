import assert from 'node:assert/strict';
import type { FaqPost } from '@extranet/shared/contracts';
import type { Page } from '@playwright/test';
import { type Caller, callerOf, contribute, picture, unusedRefs, write } from './harness/faq.ts';
import { expect, test } from './harness/test.ts';

const QUESTION = 'La prise 13 broches chauffe-t-elle chez vous aussi ?';

test.use({ portalOptions: { name: 'forum' } });

test.describe('a contribution of one’s own that waits', () => {
  let page: Page;
  let author: Caller;
  let ref: string;
  let post: FaqPost;
  test.beforeEach(async ({ portal, account, customer }) => {
    ({ page } = customer);
    author = await callerOf(portal.url, account);
    ref = (await unusedRefs(author))();
    post = await contribute(author, ref, QUESTION);
    await page.goto(`/faq/${ref}`);
    await page.getByRole('button', { name: 'Modifier' }).waitFor();
  });
  const stored = async () => (await (await author(`/faq/thread/${ref}`)).json()) as FaqPost[];

  test('is changed with its pictures, its draft found again after a reload, while another tab follows [C4.10, C3.09]', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`/faq/${ref}`);
    await tab.getByText(QUESTION).waitFor();
    await page.getByRole('button', { name: 'Modifier' }).click();
    await page.locator('input[type=file]').setInputFiles(await picture());
    await page.getByRole('button', { name: /Tourner/ }).waitFor();
    await write(page, ' Toujours ?');
    await page.reload();
    await page.getByRole('button', { name: 'Reprendre ma modification' }).click();
    await page.getByRole('textbox', { name: 'Texte' }).getByText('Toujours').waitFor();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText(/Votre modification est enregistrée/).waitFor();
    await expect(page.getByRole('button', { name: 'Modifier' })).toBeFocused();
    await tab.getByText(/Toujours/).waitFor();
    const [now] = await stored();
    assert.equal(now?.postStatus, 'unvalidated');
    assert.equal(now.postPictures.length, 1);
  });

  test('is deleted after a question, in this tab and the other [C4.10]', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`/faq/${ref}`);
    await tab.getByText(QUESTION).waitFor();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('Votre contribution est supprimée.').waitFor();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(tab.getByRole('article')).toHaveCount(0);
    assert.deepEqual(await stored(), []);
  });

  test('that was validated meanwhile is shown so, with the reason and the text that was written [C4.10, C8.09]', async ({
    portal,
  }) => {
    await page.getByRole('button', { name: 'Modifier' }).click();
    await write(page, '[encore] ');
    const moderator = await callerOf(portal.url, 'moderateur@demo.example');
    const { postId, postText, postUpdatedAt } = post;
    const body = { postText, postPictures: [], postStatus: 'validated', postUpdatedAt };
    assert.equal((await moderator(`/faq/post/${postId}`, { method: 'PUT', body })).status, 200);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page
      .getByRole('alert')
      .getByText(/validée entre-temps/)
      .waitFor();
    await expect(page.getByText('En attente de validation')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Texte' }).getByText('[encore]').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('button', { name: /^(Modifier|Supprimer)$/ })).toHaveCount(0);
  });
});

test('the search over the threads forgives a slip, and says what it understood [C2.27]', async ({
  customer,
}) => {
  const { page } = customer;
  await page.goto('/faq');
  await page.getByRole('searchbox', { name: 'Rechercher une discussion' }).fill('faisseau');
  await page.getByText('Résultats pour « faisceau »').waitFor();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
