import assert from 'node:assert/strict';
import type { FaqPost } from '@extranet/shared/contracts';
import { callerOf, contribute, unusedRefs, write } from './harness/faq.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

const MODERATOR = 'moderateur@demo.example';
const EXPLAINED = 'Voici comment le poser proprement.';
const THANKS = 'Merci, je vais essayer cela demain.';

test.use({ portalOptions: { name: 'forum' } });

test.describe('the four roles of the forum', () => {
  let ref: string;
  test.beforeEach(async ({ portal, account }) => {
    const author = await callerOf(portal.url, account);
    const moderator = await callerOf(portal.url, MODERATOR);
    ref = (await unusedRefs(author))();
    await contribute(moderator, ref, EXPLAINED, 'validated');
    await contribute(author, ref, THANKS);
  });

  const header = { name: /contributions? à valider/ };

  test('none: no link, no call, and a page that says why [C6.03, C2.10, C2.11, W1.23]', async ({
    signedIn,
  }) => {
    const { page, requests } = await signedIn({ email: 'sansfaq@demo.example', at: '/home' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toHaveCount(0);
    for (const path of ['/faq', `/faq/${ref}`, '/faq?statut=a-valider']) {
      await page.goto(path);
      await page.getByText('Votre compte ne donne pas accès à « FAQ »').waitFor();
      await page.getByRole('link', { name: 'Aller à l’accueil' }).waitFor();
    }
    await networkQuiet(page);
    assert.deepEqual(
      requests.filter((url) => url.includes('/api/faq')),
      [],
    );
    await expect(page.getByRole('button', header)).toHaveCount(0);
  });

  test('reader: reads validated posts, and has neither picker, contribution nor moderation [C6.03]', async ({
    signedIn,
  }) => {
    const { page, requests } = await signedIn({ email: 'lecteur@demo.example' });
    await page.goto('/faq');
    await page.getByRole('link', { name: ref }).click();
    await page.getByRole('article').getByText(EXPLAINED).waitFor();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Contribuer|Valider|Modifier/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Retour aux discussions' }).click();
    await page.getByRole('row').nth(1).waitFor();
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    assert.deepEqual(
      requests.filter((url) => /moderation|availableRefs/.test(url)),
      [],
    );
  });

  test('contributor: may write, sees validated and own posts, and does not moderate [C6.03, C4.10]', async ({
    signedIn,
    customer,
  }) => {
    const { page, requests } = customer;
    await page.goto(`/faq/${ref}`);
    await page.getByText(THANKS).waitFor();
    await page.getByText(/Vous seul et les administrateurs voyez cette contribution/).waitFor();
    await page.getByRole('button', { name: 'Contribuer' }).waitFor();
    await expect(page.getByRole('group', { name: 'Modération' })).toHaveCount(0);
    await expect(page.getByText('Précisez le statut')).toHaveCount(0);
    assert.deepEqual(
      requests.filter((url) => url.includes('/faq/moderation')),
      [],
    );
    const other = await signedIn({ email: 'atelier@demo.example' });
    await other.page.goto(`/faq/${ref}`);
    await other.page.getByText(EXPLAINED).waitFor();
    await expect(other.page.getByRole('article')).toHaveCount(1);
  });

  test('admin: sees posts of every status, may edit and decide, and sees what waits [C6.03, C4.10]', async ({
    portal,
    account,
    signedIn,
  }) => {
    const { page } = await signedIn({ email: MODERATOR });
    await page.goto(`/faq/${ref}`);
    await page.getByRole('button', header).waitFor();
    await page.getByText('Précisez le statut').waitFor();
    await expect(page.getByRole('article')).toHaveCount(2);
    const waiting = page.getByRole('article').filter({ hasText: THANKS });
    await waiting.getByRole('button', { name: 'Valider' }).click();
    await waiting.getByText('Contribution validée.').waitFor();
    const theirs = page.getByRole('article').filter({ hasText: EXPLAINED });
    await theirs.getByRole('button', { name: 'Modifier' }).click();
    await write(page, '[relu] ');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('article').getByText('[relu]').waitFor();
    const posts = (await (
      await (
        await callerOf(portal.url, account)
      )(`/faq/thread/${ref}`)
    ).json()) as FaqPost[];
    assert.deepEqual(
      posts.map(({ postStatus }) => postStatus),
      ['validated', 'validated'],
    );
  });

  test('an open forum disappears when the role is removed [C6.03]', async ({ portal, account, customer }) => {
    const { page } = customer;
    await page.clock.install();
    await page.goto('/faq');
    await page.getByRole('row').nth(1).waitFor();
    await portal.sql(`update users set faq_role = 'none' where email = '${account}'`);
    await page.clock.runFor(61_000);
    await page.getByText('Votre compte ne donne pas accès à « FAQ »').waitFor();
    await expect(page.getByRole('link', { name: 'FAQ' })).toHaveCount(0);
  });
});
