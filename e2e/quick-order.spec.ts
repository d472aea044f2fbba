import type { Locator } from '@playwright/test';
import { callApi } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

const CLICKS = 6;
const KEYS = 12;

/** Two harnesses for a 308 of 2016, from the first page: what the hands must do is counted. */
test.describe('two harnesses for a Peugeot 308 of 2016', () => {
  const inCart = 'Faisceau standard 7 broches Peugeot 308 II, 2014-2021';

  test(`are in the cart, and the cart on screen, after at most ${CLICKS} clicks beside the typed '308'`, async ({
    customer: { page },
  }) => {
    let clicks = 0;
    const click = async (control: Locator) => {
      clicks += 1;
      await control.click();
    };
    const sheet = page.getByRole('dialog', { name: 'FA-00059' });
    await page.goto('/home');
    await click(page.getByRole('combobox', { name: 'Référence, marque ou modèle' }));
    await page.keyboard.type('308');
    await click(page.getByRole('option', { name: /308 II.*2014-2021/ }));
    await click(sheet.getByRole('button', { name: 'Ajouter un' }));
    await click(sheet.getByRole('button', { name: 'Ajouter au panier' }));
    await click(sheet.getByRole('link', { name: 'Afficher le panier' }));
    await page.waitForURL(/\/cart$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('row', { name: inCart }).getByRole('spinbutton')).toHaveValue('2');
    expect(clicks).toBeLessThanOrEqual(CLICKS);
  });

  test(`are ordered with at most ${KEYS} keys, '308' included`, async ({ customer: { page } }) => {
    let keys = 0;
    const press = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
      keys += pressed.length;
    };
    await page.goto('/home');
    await page.getByRole('combobox', { name: 'Référence, marque ou modèle' }).waitFor();
    await press('/', '3', '0', '8');
    await page.getByRole('option', { name: /308 II.*2014-2021/ }).waitFor();
    await press('ArrowDown', 'Enter');
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeFocused();
    await press('2', 'Enter');
    await expect(page.getByRole('link', { name: 'Afficher le panier' })).toBeFocused();
    // A person reads it: sooner, the key is taken for a hurried second one.
    await page.waitForTimeout(900);
    await press('Enter');
    await expect(page.getByRole('row', { name: inCart }).getByRole('spinbutton')).toHaveValue('2');
    await press('Control+Enter');
    await page.getByRole('button', { name: 'Continuer' }).waitFor();
    await press('Control+Enter');
    await page.getByRole('button', { name: 'Valider et envoyer ma commande' }).waitFor();
    // The same within half a second.
    await page.waitForTimeout(600);
    await press('Control+Enter');
    await page.getByText('Votre commande est confirmée.').waitFor();
    const [order] = await callApi<{ orderRef: string }[]>(page, 'GET', '/orders?l=0,1');
    await page.getByText(order?.orderRef ?? 'none').waitFor();
    await expect(page.getByText(/^2 × 99,09/)).toHaveCount(1);
    expect(keys).toBeLessThanOrEqual(KEYS);
  });
});
