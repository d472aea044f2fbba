import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { callApi } from './harness/calls.ts';
import { customerLike, fillCart, orderable } from './harness/customer.ts';
import { signIn } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

interface Ordered {
  orderId: string;
  orderRef: string;
  orderInternalRef: string;
  orderStatus: string;
}

const POST_ORDER = '**/api/order';
const ADDRESS = {
  daName: 'Le Goff',
  daFirstname: 'Ana',
  daAddress: '9 rue Neuve',
  daPostCode: '56000',
  daCity: 'Vannes',
  daPhone1: '+33 297000000',
};

test.use({ portalOptions: { name: 'orders' } });

test.describe('the checkout', () => {
  let page: Page;
  let ref: string;
  test.beforeEach(async ({ customer }) => {
    ({ page } = customer);
    [ref] = (await orderable(page, 1)).map(({ prodRef }) => prodRef) as [string];
    await fillCart(page, { ref, qty: 2 });
  });

  const orders = () => callApi<Ordered[]>(page, 'GET', '/orders?l=0,100');
  const submit = () => page.getByRole('button', { name: 'Valider et envoyer ma commande' });
  const next = () => page.getByRole('button', { name: 'Continuer' });
  const confirmed = () => page.getByText('Votre commande est confirmée.');

  /** Goes to the summary with the first saved address. */
  async function toSummary(): Promise<void> {
    await page.goto('/orderFinalize');
    await next().click();
    await submit().waitFor();
  }

  test('needs a product in the cart', async ({ portal, signedIn }) => {
    const { page } = await signedIn({ email: await customerLike(portal) });
    await page.goto('/orderFinalize');
    await page.getByText('Votre panier est vide').waitFor();
  });

  test('what a field says when it is left does not take the click away from the button below [C5.08]', async () => {
    await page.goto('/orderFinalize');
    await page.getByRole('button', { name: 'Nouvelle adresse' }).click();
    await page.getByRole('group', { name: 'Téléphone', exact: true }).getByRole('textbox').fill('06 12 34');
    const button = await next().boundingBox();
    assert.ok(button);
    await page.mouse.move(button.x + button.width / 2, button.y + 4);
    await page.mouse.down();
    // A finger stays down for longer than a page needs to draw what the field says.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await page.mouse.up();
    const alert = page.getByRole('alert').filter({ hasText: /pas pu être enregistrée/ });
    await expect(alert.getByRole('listitem')).toContainText(['Nom', 'Prénom']);
    await page.getByText('Il manque des chiffres à ce numéro.').first().waitFor();
  });

  test('lists the errors of a new address, then accepts it corrected [C2.25, C5.08, C7.30, C8.07, C3.08]', async () => {
    await page.goto('/orderFinalize');
    await page.getByRole('button', { name: 'Nouvelle adresse' }).click();
    await next().click();
    const alert = page.getByRole('alert').filter({ hasText: /pas pu être enregistrée/ });
    await alert.waitFor();
    const listed = (await alert.getByRole('listitem').allTextContents()).map((text) => text.split(/\s:/)[0]);
    assert.deepEqual(listed, ['Nom', 'Prénom', 'Adresse', 'Code postal', 'Ville', 'Téléphone']);
    await expect(page.getByRole('textbox', { name: 'Pays' })).toHaveValue('FRANCE');
    await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Léa');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Kerbrat');
    await page.getByRole('textbox', { name: 'Adresse', exact: true }).fill('4 quai du Port');
    await page.getByRole('textbox', { name: 'Code postal', exact: true }).fill('29200');
    await page.getByRole('textbox', { name: 'Ville', exact: true }).fill('Brest');
    await page.getByRole('group', { name: 'Téléphone', exact: true }).getByRole('textbox').fill('0298112233');
    await next().click();
    await submit().waitFor();
    await page.getByText('4 quai du Port').waitFor();
    const saved = await callApi<{ daCity: string; daStatus: string }[]>(page, 'GET', '/deliveries');
    assert.ok(saved.some(({ daCity, daStatus }) => daCity === 'Brest' && daStatus === 'visible'));
  });

  test('deletes a saved address after a confirmation [C2.25, C7.29, C7.32]', async () => {
    await callApi(page, 'POST', '/delivery', ADDRESS);
    await page.goto('/orderFinalize');
    const card = page.getByRole('radio', { name: /Vannes/ });
    await card.waitFor();
    await page.getByRole('button', { name: /Supprimer l’adresse Ana Le Goff/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('9 rue Neuve').waitFor();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await card.waitFor({ state: 'detached' });
  });

  test('has two steps and a confirmation, with the PDF and a link to /home [C2.06, C2.25, C4.07, C4.09, C7.33, C7.36] [W1.03] [W1.26]', async () => {
    const before = (await orders()).length;
    await toSummary();
    await page.getByText('2 articles').waitFor();
    const lines = page.getByRole('list', { name: 'Articles de la commande' });
    await expect(lines.getByRole('listitem')).toHaveText([new RegExp(`^Faisceau .*${ref}.*2 × .*HT`)]);
    await page.getByText('Modifier l’adresse de livraison').click();
    await next().click();
    await page.getByLabel('Référence interne').fill('CH-4711');
    await submit().dblclick();
    await confirmed().waitFor();
    await page.getByRole('heading', { name: 'Commande validée' }).waitFor();
    await page.getByText('Livraison estimée').waitFor();
    await page.getByText(/message de confirmation/).waitFor();
    await page.getByText('CH-4711').waitFor();
    await expect(page.getByRole('definition').filter({ hasText: 'FRANCE' })).toHaveCount(1);
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    const [newest, ...others] = await orders();
    assert.equal(others.length, before);
    assert.equal(newest?.orderInternalRef, 'CH-4711');
    await page.getByText(newest?.orderRef ?? '').waitFor();
    await page.getByRole('button', { name: 'Panier vide' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger le bon de commande (PDF)' }).click();
    assert.equal((await download).suggestedFilename(), `Bon de commande ${newest?.orderRef}.pdf`);
    await page.reload();
    await page.getByRole('heading', { name: 'Commande validée' }).waitFor();
    await page.getByText(newest?.orderRef ?? '').waitFor();
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await page.waitForURL(/\/home$/);
  });

  test('places one order when the answer is lost [C2.25, C8.02]', async () => {
    const before = (await orders()).length;
    await toSummary();
    const keys: (string | undefined)[] = [];
    await page.route(POST_ORDER, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      // The server has the order; its answer never arrives.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit().click();
    await confirmed().waitFor();
    await page.unroute(POST_ORDER);
    assert.equal(new Set(keys).size, 1);
    assert.equal(keys.length, 2);
    assert.equal((await orders()).length, before + 1);
  });

  test('places one order when the page is reloaded before the answer', async () => {
    const before = (await orders()).length;
    await toSummary();
    await page.getByLabel('Référence interne').fill('RELOAD-1');
    const keys: (string | undefined)[] = [];
    const served = Promise.withResolvers<void>();
    await page.route(POST_ORDER, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      // The server has the order; the page is reloaded before its answer arrives.
      await route.fetch();
      served.resolve();
    });
    await submit().click();
    await served.promise;
    await page.reload();
    await confirmed().waitFor();
    await page.unroute(POST_ORDER);
    assert.equal(new Set(keys).size, 1);
    const after = await orders();
    assert.equal(after.length, before + 1);
    assert.equal(after[0]?.orderInternalRef, 'RELOAD-1');
  });

  test('says that the answer is missing, and repeats the call, when the server cannot be reached', async () => {
    const before = (await orders()).length;
    await toSummary();
    await page.route(POST_ORDER, (route) => route.abort('internetdisconnected'));
    await submit().click();
    await page.getByText('Aucune réponse du serveur pour l’instant').waitFor();
    await page.unroute(POST_ORDER);
    await confirmed().waitFor();
    assert.equal((await orders()).length, before + 1);
  });

  test('orders at a higher price only after consent [C2.25]', async ({ portal }) => {
    const before = (await orders()).length;
    await toSummary();
    await portal.sql(`update products set price_cents = price_cents + 500 where ref = '${ref}'`);
    await submit().click();
    const dialog = page.getByRole('dialog', { name: 'Le prix d’un article a augmenté' });
    await dialog.getByRole('cell', { name: new RegExp(`^Faisceau .*${ref}`) }).waitFor();
    assert.equal((await orders()).length, before);
    await dialog.getByRole('button', { name: 'Accepter et commander' }).click();
    await confirmed().waitFor();
    assert.equal((await orders()).length, before + 1);
  });

  test('asks for consent in each tab to a price that this tab has not shown [C2.25]', async ({
    portal,
    customer,
  }) => {
    const { context } = customer;
    const before = (await orders()).length;
    await toSummary();
    await portal.sql(`update products set price_cents = price_cents + 500 where ref = '${ref}'`);
    // The other tab reads the cart and shows the new price; this one still shows the old total.
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('link', { name: 'Terminer ma commande' }).waitFor();
    await submit().click();
    const dialog = page.getByRole('dialog', { name: 'Le prix d’un article a augmenté' });
    await dialog.getByRole('cell', { name: new RegExp(`^Faisceau .*${ref}`) }).waitFor();
    assert.equal((await orders()).length, before);
    await other.getByRole('link', { name: 'Terminer ma commande' }).click();
    await other.getByRole('button', { name: 'Continuer' }).click();
    await other.getByRole('button', { name: 'Valider et envoyer ma commande' }).click();
    await other.getByText('Votre commande est confirmée.').waitFor();
    assert.equal((await orders()).length, before + 1);
    await other.close();
  });

  test('says what can no longer be ordered, with a link to the cart [C8.06]', async ({ portal }) => {
    await toSummary();
    await portal.sql(`update products set stock_code = '9' where ref = '${ref}'`);
    await submit().click();
    await page.getByText('Un article de votre panier ne peut pas être commandé actuellement.').waitFor();
    await page.getByRole('link', { name: 'Voir le panier' }).last().click();
    await page.getByText('1 article ne peut pas être commandé').waitFor();
    await portal.sql(`update products set stock_code = '1' where ref = '${ref}'`);
  });

  test('returns to the addresses when the chosen one was deleted in another tab', async () => {
    const { daId } = await callApi<{ daId: string }>(page, 'POST', '/delivery', ADDRESS);
    await page.goto('/orderFinalize');
    await page.getByRole('radio', { name: /Vannes/ }).check();
    await next().click();
    await submit().waitFor();
    await callApi(page, 'DELETE', `/delivery/${daId}`);
    await submit().click();
    await page.getByText('L’adresse choisie n’existe plus.').waitFor();
    await next().click();
    await submit().click();
    await confirmed().waitFor();
  });

  test('waits at the summary after signing in again when the session ended meanwhile, and orders at a click [C4.09]', async ({
    portal,
    account,
  }) => {
    const before = (await orders()).length;
    await toSummary();
    await page.getByLabel('Référence interne').fill('AVANT-LA-FIN');
    await portal.sql(
      `delete from sessions where user_id = (select id from users where email = '${account}')`,
    );
    await submit().click();
    await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await page
      .getByRole('button', { name: 'CONNEXION' })
      .or(page.getByLabel('Adresse email'))
      .first()
      .waitFor();
    await signIn(page, account);
    await page.goto('/orderFinalize');
    await submit().waitFor();
    // Long enough for an order that would leave by itself.
    await networkQuiet(page);
    assert.equal((await orders()).length, before);
    await submit().click();
    await confirmed().waitFor();
    assert.equal((await orders())[0]?.orderInternalRef, 'AVANT-LA-FIN');
  });
});
