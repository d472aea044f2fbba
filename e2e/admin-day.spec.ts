import type { Page } from '@playwright/test';
import { callApi } from './harness/calls.ts';
import { fillCart } from './harness/customer.ts';
import { callerOf, contribute, unusedRefs } from './harness/faq.ts';
import { expect, test } from './harness/test.ts';

// It empties what waits, and counts it.
test.use({ portalOptions: { name: 'clerks-day' } });

const REQUESTED = 'p-fa-00003';

/** From the dashboard to where the first thing of this kind is dealt with. */
async function fromQueue(page: Page, name: RegExp) {
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Tableau de bord' })
    .click();
  await page.getByRole('list', { name: 'À traiter' }).getByRole('link', { name }).click();
}

test.use({ moving: true });

test.describe('a clerk’s day', () => {
  test('approves an account, answers a delay request, moderates a post, changes a customer, finds an order [B9.01] [B9.03] [B9.06] [W2.06] [W2.24] [W2.25]', async ({
    administrator,
    customer,
    account,
    portal,
  }) => {
    test.slow();
    const mine = customer.page;
    await portal.sql(
      `update users set status = 'attente', comp_name = 'Garage du Matin' where id = (select id from users where email = 'atelier@demo.example');
       update users set comp_name = 'Garage du Soir' where email = '${account}'`,
    );
    await callApi(mine, 'POST', '/product/delivryInformationRequest', { prodId: REQUESTED });
    const garage = await callerOf(portal.url, account);
    const post = await contribute(garage, (await unusedRefs(garage))(), 'Quel côté pour la prise, lundi ?');
    await fillCart(mine, { ref: 'FA-00001', qty: 1 });
    const [address] = await callApi<{ daId: string }[]>(mine, 'GET', '/deliveries');
    const order = await callApi<{ orderRef: string }>(mine, 'POST', '/order', {
      delivery: { daId: address?.daId },
    });

    const { page } = await administrator('/extradmin');

    await fromQueue(page, /comptes? à approuver/);
    await page.getByRole('button', { name: 'Modifier Garage du Matin' }).click();
    await page.getByRole('button', { name: 'Accepter' }).click();
    await page.getByLabel('Un mot pour l’email').fill('Bienvenue.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).click();
    await expect(page.getByText('Le compte est ouvert, un email est parti.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await fromQueue(page, /demandes? de délai/);
    await page.getByRole('button', { name: 'Répondre à Garage du Soir sur FA-00003' }).click();
    await page.getByLabel('Réponse sur FA-00003').fill('Jeudi chez vous.');
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect(page.getByText(`La réponse part par email à ${account}.`)).toBeVisible();

    await fromQueue(page, /contributions? à modérer/);
    const article = page.getByRole('article').filter({ hasText: post.postText });
    await article.getByRole('button', { name: 'Valider' }).click();
    await expect(page.getByText('Contribution validée.')).toBeVisible();

    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: 'Client, commande, produit ou contribution' })
      .fill('garage du soir');
    await page
      .getByRole('option', { name: /Garage du Soir/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /Garage du Soir/ }).waitFor();
    await page.getByLabel('Ville').fill('Brest');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: 'Client, commande, produit ou contribution' })
      .fill(order.orderRef);
    await page
      .getByRole('option', { name: new RegExp(order.orderRef) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderRef);
    await expect(page.getByText('Garage du Soir').first()).toBeVisible();
  });
});
