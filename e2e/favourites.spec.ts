import { expect, test } from './harness/test.ts';

test.describe('favourites', () => {
  test('are kept from a product’s dialog, there on another device, ordered from their page, and undone in place [B6.04]', async ({
    customer,
    account,
    signedIn,
  }) => {
    const { page } = customer;
    await page.goto('/catalog?produit=p-fa-00059');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Favori' }).click();
    await dialog.getByRole('link', { name: 'Mes favoris' }).click();
    await page.waitForURL(/\/favoris$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const { page: phone } = await signedIn({ email: account, at: '/favoris', width: 375 });
    const line = phone.getByRole('listitem').filter({ hasText: 'FA-00059' });
    await line.getByRole('spinbutton').fill('3');
    const sent = phone.waitForRequest('**/api/cart/item');
    await line.getByRole('button', { name: 'Ajouter FA-00059 au panier' }).click();
    expect((await sent).postDataJSON()).toEqual({ prodId: 'p-fa-00059', quantity: 3 });
    await line.getByText('Ajouté', { exact: true }).waitFor();
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(375);

    await page.getByRole('button', { name: 'Retirer FA-00059 de mes favoris' }).click();
    await page.getByRole('button', { name: 'Ajouter FA-00059 à mes favoris' }).waitFor();
    await phone.reload();
    await phone.getByText('Aucun favori pour l’instant').waitFor();
  });
});
