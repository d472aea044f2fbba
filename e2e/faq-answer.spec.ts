import { callerOf, contribute, unusedRefs } from './harness/faq.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'forum' } });

const QUESTION = 'Ce faisceau convient-il aussi au modèle de 2024 ?';
const ANSWER = 'Oui, il convient aussi au modèle de 2024.';

test.describe('an answer of the supplier', () => {
  test('is written in the back office, takes the question from what waits, and the customer reads it as official [B9.06] [W2.25]', async ({
    portal,
    account,
    signedIn,
    administrator,
  }) => {
    const garage = await callerOf(portal.url, account);
    const ref = (await unusedRefs(garage))();
    await contribute(garage, ref, QUESTION);

    const { page } = await administrator('/extradmin/forum');
    const question = page.getByRole('article').filter({ hasText: QUESTION });
    // In the menu, the words for screen readers: the badge beside them has the same number again.
    const words = page.getByRole('link', { name: /^Forum/ }).getByText(/^\d+ à traiter$/);
    const count = async () => Number.parseInt((await words.textContent()) ?? '', 10);
    const before = await count();
    await question.getByRole('button', { name: 'Répondre' }).click();
    await question.getByRole('textbox', { name: 'Réponse du fournisseur' }).click();
    await page.keyboard.insertText(ANSWER);
    await question.getByRole('button', { name: 'Valider et publier la réponse' }).click();
    await question.getByText('Votre réponse est publiée dans le forum.').waitFor();
    await expect.poll(count).toBe(before - 1);

    const { page: customers } = await signedIn({ at: `/faq/${ref}` });
    const answer = customers.getByRole('article').filter({ hasText: ANSWER });
    await expect(answer.getByText('Fournisseur')).toBeVisible();
    const asked = customers.getByRole('article').filter({ hasText: QUESTION });
    await expect(asked).toBeVisible();
    await expect(asked.getByText('Fournisseur')).toHaveCount(0);
  });
});
