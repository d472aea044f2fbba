import assert from 'node:assert/strict';
import type { FaqModeration, FaqPost } from '@extranet/shared/contracts';
import type { Page } from '@playwright/test';
import { type Caller, callerOf, contribute, openEditor, unusedRefs, write } from './harness/faq.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

const MODERATOR = 'moderateur@demo.example';
const FIRST = 'Le faisceau passe-t-il derrière le feu ?';
const SECOND = 'Chez moi il passe sous le bouclier.';

test.use({ portalOptions: { name: 'forum' } });

test.describe('moderating the forum', () => {
  let page: Page;
  let garage: Caller;
  let admin: Caller;
  let nextRef: () => string;
  test.beforeEach(async ({ portal, account, signedIn }) => {
    ({ page } = await signedIn({ email: MODERATOR }));
    garage = await callerOf(portal.url, account);
    admin = await callerOf(portal.url, MODERATOR);
    nextRef = await unusedRefs(garage);
  });

  const openThread = async (ref: string) => {
    await page.goto(`/faq/${ref}`);
    await page.getByRole('article').first().waitFor();
  };
  const postsOf = async (ref: string) => (await (await admin(`/faq/thread/${ref}`)).json()) as FaqPost[];
  const articleOf = (text: string) => page.getByRole('article').filter({ hasText: text });

  test('shows the number of waiting contributions in the header of every page, with a link to them [C4.10, C6.03]', async () => {
    const { waiting, refs } = (await (await admin('/faq/moderation')).json()) as FaqModeration;
    const threads = (await (await admin('/faq/threads')).json()) as unknown[];
    await page.goto('/home');
    await page.getByRole('button', { name: `${waiting} contributions à valider` }).click();
    await page.waitForURL('/faq?statut=a-valider');
    await page.getByRole('checkbox', { name: `À valider (${refs.length})` }).waitFor();
    const shown = async () => (await page.getByRole('grid').getByRole('link').allTextContents()).sort();
    await expect.poll(shown).toEqual(refs.toSorted());
    await page.getByRole('checkbox').click();
    await page.waitForURL('/faq');
    await page.getByText(`${threads.length} discussions`).waitFor();
    const first = async () =>
      (await page.getByRole('grid').getByRole('link').allTextContents()).slice(0, refs.length).sort();
    await expect.poll(first).toEqual(refs.toSorted());
  });

  test("lists waiting contributions first, asks 'Précisez le statut', and publishes on one click [C4.10, C7.41]", async ({
    portal,
  }) => {
    const ref = nextRef();
    await contribute(admin, ref, FIRST, 'validated');
    await contribute(garage, ref, SECOND);
    await openThread(ref);
    await expect(page.getByRole('article').first()).toHaveText(/Chez moi/);
    await articleOf(SECOND).getByText('Précisez le statut').waitFor();
    await articleOf(SECOND).getByRole('button', { name: 'Valider' }).dblclick();
    await articleOf(SECOND).getByText('Contribution validée.').waitFor();
    assert.deepEqual(
      (await postsOf(ref)).map(({ postStatus }) => postStatus),
      ['validated', 'validated'],
    );
    const seen = await (
      await (
        await callerOf(portal.url, 'atelier@demo.example')
      )(`/faq/thread/${ref}`)
    ).text();
    assert.match(seen, /sous le bouclier/);
  });

  test('sets a contribution to draft, and undoes a decision by Annuler [C4.10]', async () => {
    const ref = nextRef();
    await contribute(garage, ref, FIRST);
    await openThread(ref);
    await page.getByRole('button', { name: 'Brouillon' }).click();
    await page.getByText('Contribution mise en brouillon.').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('Précisez le statut').waitFor();
    await networkQuiet(page);
    assert.deepEqual(
      (await postsOf(ref)).map(({ postStatus }) => postStatus),
      ['unvalidated'],
    );
  });

  test('shows a decision at once, and undoes it with a red message when it could not be saved [C8.09]', async () => {
    const ref = nextRef();
    await contribute(garage, ref, FIRST);
    await openThread(ref);
    await page.route('**/api/faq/post/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Valider', exact: true }).click();
    await page.getByRole('alert').getByText('Votre décision n’a pas pu être enregistrée').waitFor();
    await page.getByText('Précisez le statut').waitFor();
    await page.unroute('**/api/faq/post/*');
  });

  test('tells the second of two moderators that the first has decided, and shows that decision', async () => {
    const ref = nextRef();
    const { postId, postText, postUpdatedAt } = await contribute(garage, ref, FIRST);
    await openThread(ref);
    const first = await admin(`/faq/post/${postId}`, {
      method: 'PUT',
      body: { postText, postPictures: [], postStatus: 'draft', postUpdatedAt },
    });
    assert.equal(first.status, 200);
    await page.getByRole('button', { name: 'Valider', exact: true }).click();
    await page
      .getByRole('alert')
      .getByText(/modifiée entre-temps par son auteur ou par un autre modérateur/)
      .waitFor();
    await page.locator('article header').getByText('Brouillon').waitFor();
    assert.deepEqual(
      (await postsOf(ref)).map(({ postStatus }) => postStatus),
      ['draft'],
    );
  });

  test('edits a contribution, and does not overwrite what somebody else has edited meanwhile [C6.03, C7.41]', async () => {
    const ref = nextRef();
    const { postId, postText } = await contribute(garage, ref, FIRST);
    await openThread(ref);
    const edit = async (text: string) => {
      await page.getByRole('button', { name: 'Modifier' }).click();
      await write(page, text);
    };
    await edit('[relu] ');
    await page.getByRole('combobox', { name: 'Statut' }).selectOption('validated');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).waitFor({ state: 'detached' });
    await page.getByRole('article').getByText('[relu]').waitFor();
    const [saved] = await postsOf(ref);
    assert.equal(saved?.postStatus, 'validated');
    await edit('[encore] ');
    const body = { postText, postPictures: [], postStatus: 'validated', postUpdatedAt: saved?.postUpdatedAt };
    assert.equal((await admin(`/faq/post/${postId}`, { method: 'PUT', body })).status, 200);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page
      .getByRole('alert')
      .getByText(/modifiée entre-temps/)
      .waitFor();
    await page.getByRole('textbox', { name: 'Texte' }).getByText('[encore]').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('article')).not.toHaveText(/relu|encore/);
  });

  test('lets moderators set the status of their own contribution when they write it [C4.10]', async () => {
    const ref = nextRef();
    await page.goto(`/faq/${ref}`);
    await openEditor(page);
    await write(page, FIRST);
    const status = page.getByRole('combobox', { name: 'Statut' });
    await expect(status.locator('option:checked')).toHaveText('Précisez le statut');
    await status.selectOption('validated');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('Votre contribution est publiée.').waitFor();
    assert.deepEqual(
      (await postsOf(ref)).map(({ postStatus }) => postStatus),
      ['validated'],
    );
  });

  test('lowers the count with each decision, and links the next waiting thread', async () => {
    const ref = nextRef();
    await contribute(garage, ref, FIRST);
    await openThread(ref);
    const before = (await (await admin('/faq/moderation')).json()) as FaqModeration;
    await page.getByRole('button', { name: `${before.waiting} contributions à valider` }).waitFor();
    await page.getByRole('button', { name: 'Valider', exact: true }).click();
    await page.getByRole('button', { name: `${before.waiting - 1} contributions à valider` }).waitFor();
    await page.getByRole('link', { name: /^À valider ensuite/ }).click();
    await page.getByText('Précisez le statut').first().waitFor();
  });
});
