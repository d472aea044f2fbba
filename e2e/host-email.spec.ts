import assert from 'node:assert/strict';
import { violationsOn } from './harness/accessibility.ts';
import { linkIn, mailboxOf } from './harness/mailbox.ts';
import { expect, test } from './harness/test.ts';

const NEW = 'autre@garage.example';
const NEW_PASSWORD = 'Garage-2027!';

test.use({ portalOptions: { name: 'accounts' } });

test.describe('a changed email address of an account', () => {
  test('is valid once its mailed link was opened and confirmed; the old address can undo it and choose a new password [C3.10 C7.45 D10]', async ({
    portal,
    account,
    visit,
    signedIn,
    customer,
  }) => {
    const OLD = account;
    const { next: nextMail } = mailboxOf(portal);
    const elsewhere = await signedIn({ email: OLD });
    const { page } = customer;
    await page.goto('/cust/account');
    const email = page.getByLabel('Adresse email');
    await email.fill(NEW);
    await page.locator('input[autocomplete=current-password]').fill('Demo-2026!');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText(`${NEW} attend votre confirmation`).waitFor();
    await expect(email).toHaveValue(OLD);
    assert.deepEqual(await violationsOn(page), []);
    assert.match(await nextMail(OLD), /Un changement d’adresse email a été demandé/);
    await nextMail(NEW);
    await page.getByRole('button', { name: 'Renvoyer' }).click();
    await page.getByText('Le message a été renvoyé.').waitFor();

    // On another device, where nobody is signed in. Only fetching the link, as mail scanners do, does not use it up.
    const link = portal.url + linkIn(await nextMail(NEW));
    for (const method of ['HEAD', 'GET']) assert.equal((await fetch(link, { method })).status, 200);
    const phone = await visit({ width: 375 });
    await phone.page.goto(link);
    const confirm = phone.page.getByRole('button', { name: 'Confirmer cette adresse' });
    await confirm.waitFor();
    assert.equal(phone.page.url(), `${portal.url}/confirmation`);
    assert.ok(!phone.requests.some((url) => url.includes(link.split('=')[1] ?? '')));
    assert.deepEqual(await violationsOn(phone.page), []);
    await confirm.dblclick();
    await phone.page.getByText(`Votre nouvelle adresse ${NEW} est confirmée.`).waitFor();
    // Opened again in the same page: the page removes the token from the address, so that a reload finds none.
    await phone.page.goto(link);
    await expect.poll(() => new URL(phone.page.url()).hash).toBe('');
    await phone.page.reload();
    await phone.page.getByText(/Cette page ne s.ouvre que par le lien/).waitFor();

    await page.reload();
    await expect(page.getByLabel('Adresse email')).toHaveValue(NEW);
    await elsewhere.page.goto('/cust/account');
    await elsewhere.page.waitForURL('/');

    const owner = await visit();
    await owner.page.goto(portal.url + linkIn(await nextMail(OLD)));
    await owner.page.getByRole('button', { name: 'Annuler le changement' }).click();
    await owner.page.getByText(new RegExp(`votre compte a l.adresse ${OLD}`)).waitFor();
    assert.deepEqual(await violationsOn(owner.page), []);
    await page.goto('/cust/account');
    await page.waitForURL('/');

    await owner.page.getByRole('button', { name: 'Demander un nouveau mot de passe' }).click();
    await expect(owner.page.getByRole('dialog').getByLabel('Adresse email')).toHaveValue(OLD);
    await owner.page.getByRole('button', { name: 'Envoyer le code' }).click();
    await owner.page.getByLabel('Chiffre 1 sur 6').click();
    assert.match(await nextMail(OLD), /Votre adresse email est rétablie/);
    await owner.page.keyboard.type(/\b\d{6}\b/.exec(await nextMail(OLD))?.[0] ?? '');
    await owner.page.locator('input[autocomplete=new-password]').first().fill(NEW_PASSWORD);
    await owner.page.locator('input[autocomplete=new-password]').last().fill(NEW_PASSWORD);
    await owner.page.keyboard.press('Enter');
    await owner.page.waitForURL(/\/home$/);
  });
});
