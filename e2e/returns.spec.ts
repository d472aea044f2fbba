import { violationsOn } from './harness/accessibility.ts';
import { asAdmin } from './harness/calls.ts';
import { describeReturn, fillCartWith, followBell, orderCart } from './harness/order-steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'returns' } });

test.describe('the life of a return, in two windows', () => {
  test('asked for with a photograph, accepted, its slip, received, settled, each told to the customer [B4.07]', async ({
    customer,
    administrator,
  }) => {
    // Two people, two pages each.
    test.slow();
    const mine = customer.page;
    await fillCartWith(mine, 2, 'p-fa-00001');
    const order = await orderCart(mine);
    const { page: office } = await administrator('/extradmin');
    await asAdmin(office, 'POST', `/admin/orders/${order.orderId}/parcels`, {
      ...{ version: 1, carrier: 'Chronopost', number: 'XY1', link: '' },
      lines: order.items.map(({ itId, itQuantity }) => ({ itId, quantity: itQuantity })),
    });

    await mine.goto(`/order/${order.orderId}`);
    await mine.getByRole('link', { name: 'Demander un retour' }).click();
    await expect(mine).toHaveURL(`/order/${order.orderId}/return`);
    await describeReturn(mine, 'Le feu droit ne s’allume pas.');
    expect(await violationsOn(mine)).toEqual([]);
    await mine.getByRole('button', { name: 'Envoyer la demande' }).dblclick();
    await expect(mine).toHaveURL(/\/orders\/returns\/[\w-]+$/);
    await expect(mine.getByText('Demandé', { exact: true })).toBeVisible();
    await expect(mine.getByRole('button', { name: /Bon de retour/ })).toHaveCount(0);
    expect(await violationsOn(mine)).toEqual([]);

    // The dashboard counts it, and leads to the list of what waits.
    await office.reload();
    await office.getByRole('link', { name: /retours? à décider/ }).click();
    await expect(office).toHaveURL('/extradmin/retours?etat=demande');
    const number = order.orderRef.replace('CMD', 'RET');
    await office.getByRole('searchbox', { name: 'Retour ou commande' }).fill(number);
    await expect(office).toHaveURL(/retour=RET/);
    await expect(office.getByText('1 retour', { exact: true })).toBeVisible();
    expect(await violationsOn(office)).toEqual([]);
    await office.getByText(`${number}-1`).click();
    await expect(office.getByText('Le feu droit ne s’allume pas.')).toBeVisible();
    await office.getByRole('button', { name: 'Agrandir l’image 1 sur 1' }).click();
    await expect(office.getByRole('dialog').getByRole('img')).toBeVisible();
    await office.keyboard.press('Escape');

    // No refusal without a reason; then it is accepted with a note.
    await office.getByRole('button', { name: 'Refuser' }).click();
    await expect(office.getByText('Écrivez au client pourquoi son retour est refusé.')).toBeVisible();
    await office.getByRole('textbox', { name: 'Note pour le client' }).fill('Joignez le bon au colis.');
    await office.getByRole('button', { name: 'Accepter' }).click();
    await expect(office.getByText('Accepté', { exact: true })).toBeVisible();
    expect(await violationsOn(office)).toEqual([]);

    // The bell of the other window says so, and leads back to the return.
    await followBell(mine, `Votre retour ${number}-1 est accepté`);
    await expect(mine.getByText('Accepté', { exact: true })).toBeVisible();
    await expect(mine.getByText('Joignez le bon au colis.').first()).toBeVisible();
    const download = mine.waitForEvent('download');
    await mine.getByRole('button', { name: /Bon de retour/ }).click();
    expect((await download).suggestedFilename()).toBe(`Bon de retour ${number}-1.pdf`);

    await office.getByRole('button', { name: 'Marquer reçu' }).click();
    await office.getByRole('button', { name: 'Marquer réglé' }).click();
    await expect(office.getByText(/Écrivez au client comment/)).toBeVisible();
    await office.getByLabel(/^Note/).fill('Avoir sur la prochaine facture.');
    await office.getByRole('button', { name: 'Marquer réglé' }).click();
    await expect(office.getByText(/plus rien à décider/)).toBeVisible();
    await mine.goto('/orders/returns');
    await expect(mine.getByText('Réglé', { exact: true })).toBeVisible();
    expect(await violationsOn(mine)).toEqual([]);
  });
});
