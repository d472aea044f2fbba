import { test } from './harness/test.ts';
for (const [w, h] of [[1280, 800], [375, 740]] as const) {
  test(`customer ${w}`, async ({ signedIn }) => {
    const { page } = await signedIn({ at: '/home' });
    await page.setViewportSize({ width: w, height: h });
    await page.goto('/cart/list');
    await page.getByLabel('Références et quantités').fill('FA-00059 500\nFA-00117 1\nAT-00003 2\nZZ-12 4');
    await page.getByRole('button', { name: 'Vérifier la liste' }).click();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/look/list-${w}.png`, fullPage: true });
    await page.goto('/faq'); await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/look/faq-${w}.png` });
    await page.goto('/faq?statut=les-miennes'); await page.waitForTimeout(1000);
    await page.screenshot({ path: `/tmp/look/faq-mine-${w}.png` });
  });
  test(`office ${w}`, async ({ administrator }) => {
    const { page } = await administrator('/extradmin');
    await page.setViewportSize({ width: w, height: h });
    await page.goto('/extradmin/customers/u-garage'); await page.waitForTimeout(2000);
    await page.getByRole('button', { name: 'Chercher un prix' }).click();
    await page.getByLabel('Référence', { exact: true }).fill('fa59');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Voir le prix' }).click(); await page.waitForTimeout(1500);
    await page.getByRole('heading', { name: 'Prix d’un produit' }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/look/price-${w}.png` });
    await page.goto('/extradmin/customers/u-garage?mode=specialPrices'); await page.waitForTimeout(2000);
    await page.screenshot({ path: `/tmp/look/sp-${w}.png` });
    if (w > 1000) {
      const field = page.locator('input[inputmode=decimal]').nth(1);
      await page.locator('[aria-rowindex="2"] input[inputmode=decimal]').first().fill('11,11');
      await page.getByRole('button', { name: 'Sauvegader' }).first().click().catch(() => {});
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/look/sp-saved-${w}.png` });
    }
    await page.goto('/extradmin/orders'); await page.waitForTimeout(2000);
    await page.getByRole('button', { name: 'Colonnes' }).click(); await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/look/orders-${w}.png` });
    await page.goto('/extradmin/settings'); await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/look/settings-${w}.png` });
  });
}
