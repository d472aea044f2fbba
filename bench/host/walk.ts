import type { Page } from 'playwright-core';

/** Uses the controls of the landing page and signs in, with pauses as a person makes them. */
export async function walkBeforeSignIn(page: Page): Promise<void> {
  const pause = () => page.waitForTimeout(400);
  await page.getByRole('button', { name: 'CONNEXION' }).click();
  await page.getByLabel('Adresse email').waitFor();
  await pause();
  await page.getByLabel('Adresse email').pressSequentially('garage@demo.example', { delay: 60 });
  await page.locator('input[type=password]').pressSequentially('Demo-2026!', { delay: 60 });
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/home$/);
  await pause();
}

export async function walkHome(page: Page): Promise<void> {
  const pause = () => page.waitForTimeout(400);
  const search = page.getByRole('combobox', { name: 'Référence, marque ou modèle' });
  await search.waitFor();
  await page
    .getByRole('region', { name: 'Nouveaux produits' })
    .getByText(/KI-\d+/)
    .first()
    .waitFor();
  await search.pressSequentially('peugeot 308', { delay: 60 });
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByTitle(/^Panier/)
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pause();
  await page.getByRole('link', { name: 'Mon compte' }).click();
  await page.getByRole('tab').first().waitFor();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await pause();
  }
}
