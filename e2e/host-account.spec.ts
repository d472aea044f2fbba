/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { holdPrograms } from './harness/frames.ts';
import { signIn } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'accounts' } });

test.describe('the account', () => {
  const openAccount = async (page: Page, search = '') => {
    await page.goto(`/cust/account${search}`);
    await page.getByRole('heading', { name: 'Mon compte' }).waitFor();
  };

  test('opens from the header, has the three tabs and that of the notifications, and keeps the tab in the address [C2.12, C2.28]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/home' });
    const link = page.getByRole('link', { name: 'Mon compte' });
    await expect(link).toHaveAttribute('href', '/cust/account');
    await link.click();
    await page.getByRole('heading', { name: 'Mon compte' }).waitFor();
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(['Profil', 'Mot de passe', 'Adresses de livraison', 'Notifications']);
    await tabs.nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Mes appareils' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Mes appareils' }).waitFor();
    await page.goBack();
    await page.getByLabel('Prénom').waitFor();
  });

  test('shows its tabs as a list below 768 px [C2.28, C9.07]', async ({ customer }) => {
    const { page } = customer;
    await page.setViewportSize({ width: 375, height: 800 });
    await openAccount(page);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByLabel('Rubrique du compte').selectOption({ label: 'Mot de passe' });
    await page.getByRole('heading', { name: 'Mes appareils' }).waitFor();
  });

  test('has the colours that were chosen on this device, before any program runs', async ({ customer }) => {
    const { page } = customer;
    await page.emulateMedia({ colorScheme: 'light' });
    await openAccount(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByLabel('Couleurs des pages').selectOption('Sombres');
    const dark = await ground();
    assert.notEqual(dark, light);
    const release = await holdPrograms(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).locator('visible=true').waitFor();
    assert.equal(await ground(), dark);
    await page.emulateMedia({ media: 'print' });
    assert.notEqual(await ground(), dark);
    await page.emulateMedia({ media: 'screen' });
    release();
    await openAccount(page);
    await page.getByLabel('Couleurs des pages').selectOption('Comme cet appareil');
    assert.equal(await ground(), light);
  });

  test('shows and saves the profile [C3.10, C7.44, C7.45, C8.10]', async ({ customer }) => {
    const { page, requests } = customer;
    await openAccount(page);
    await page.getByLabel('Ville').fill('Saint-Nazaire');
    await page.getByRole('button', { name: 'Enregistrer' }).dblclick();
    await page.getByText('Vos données ont été mises à jour').waitFor();
    await page.reload();
    await page.getByLabel('Ville').waitFor();
    await expect(page.getByLabel('Ville')).toHaveValue('Saint-Nazaire');
    await expect.poll(() => requests.some((url) => url.endsWith('/api/customer/profile'))).toBe(true);
  });

  test('shows an incident number when the server fails, under which the log has the error', async ({
    portal,
    customer,
  }) => {
    const { page } = customer;
    await openAccount(page);
    await portal.sql(`create trigger broken before update of city on users when new.city = 'Panne'
      begin select raise(abort, 'the disk is on fire'); end`);
    await page.getByLabel('Ville').fill('Panne');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Numéro de l’incident' });
    const shown = /incident\u00a0: ([2-9A-Z]{10})$/.exec((await alert.textContent()) ?? '')?.[1];
    assert.ok(shown, (await alert.textContent()) ?? '');
    await portal.sql('drop trigger broken');
    // The log is written by another process, a moment after the answer.
    const logged = async () => {
      const log = await readFile(join(portal.dataDir, 'server.log'), 'utf8');
      return log.split('\n').find((one) => one.includes(shown)) ?? '';
    };
    await expect.poll(logged).toMatch(/"msg":"request failed"/);
    assert.match(await logged(), /the disk is on fire/);
  });

  test('checks the email address on load and on leaving the field, and cannot be saved with an invalid one [C5.11]', async ({
    signedIn,
    customer,
  }) => {
    const { page } = customer;
    await openAccount(page);
    const email = page.getByLabel('Adresse email');
    const message = page.getByText('Une adresse email valide est requise');
    await email.fill('garage@');
    await expect(message).toHaveCount(0);
    await email.blur();
    await message.waitFor();
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();

    const stored = await signedIn({ at: '/home' });
    await stored.page.route('**/api/customer/profile', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), userEmail: 'pas une adresse' } });
    });
    await stored.page.goto('/cust/account');
    await stored.page.getByText('Une adresse email valide est requise').waitFor();
  });

  test('says when the profile cannot be read, and when the server refuses to save it [C8.10]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/home' });
    await page.route('**/api/customer/profile', (route) => route.abort());
    await page.goto('/cust/account');
    await page.getByText("Vos données n'ont pu être téléchargées").waitFor();
    await page.unroute('**/api/customer/profile');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByLabel('Adresse email').fill('atelier@demo.example');
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await page.locator('input[autocomplete=current-password]').fill('faux');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Le mot de passe actuel est incorrect.').waitFor();
  });

  test('changes the password and signs the other devices out [C5.12, C7.46, C8.10]', async ({
    account,
    signedIn,
    customer,
  }) => {
    const elsewhere = await signedIn({ email: account });
    const { page } = customer;
    await openAccount(page, '?onglet=mot-de-passe');
    const current = page.locator('input[autocomplete=current-password]');
    const [chosen, confirmed] = [0, 1].map((at) => page.locator('input[autocomplete=new-password]').nth(at));
    const save = page.getByRole('button', { name: 'Enregistrer' });
    await current.fill('faux');
    await chosen?.fill('Garage-2027!');
    await confirmed?.fill('Garage-2027');
    await confirmed?.press('Tab');
    await page.getByText('Les mots de passe ne sont pas identiques').waitFor();
    await expect(save).toBeDisabled();
    await confirmed?.fill('Garage-2027!');
    await save.click();
    await page.getByText('Le mot de passe actuel est incorrect.').waitFor();
    await current.fill('Demo-2026!');
    await save.click();
    await page.getByText('Le mot de passe a été mis à jour').waitFor();
    await expect(current).toHaveValue('');
    await elsewhere.page.goto('/cust/account');
    await elsewhere.page.waitForURL('/');
  });

  test('lists the open sessions and ends all but this one', async ({ account, visit, signedIn }) => {
    const elsewhere = await signedIn({ email: account });
    const { page } = await visit();
    await signIn(page, account);
    await openAccount(page, '?onglet=mot-de-passe');
    await page.getByText('Cet appareil').waitFor();
    await page
      .getByText(/Chrome sur Linux/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
    await page.getByRole('button', { name: 'Déconnecter', exact: true }).click();
    await page.getByText(/a été déconnecté|ont été déconnectés/).waitFor();
    await expect(page.getByRole('button', { name: 'Déconnecter les autres appareils' })).toHaveCount(0);
    await elsewhere.page.goto('/cust/account');
    await elsewhere.page.waitForURL('/');
    await page.reload();
    await page.getByText('Cet appareil').waitFor();
  });

  test('offers a new password when the current one is forgotten; cancelling that stays on the page [C2.19]', async ({
    account,
    customer,
  }) => {
    const { page } = customer;
    await openAccount(page, '?onglet=mot-de-passe');
    await page.getByRole('button', { name: 'Mot de passe oublié' }).click();
    await page.getByRole('dialog', { name: 'Mot de passe oublié' }).waitFor();
    await expect(page.getByRole('dialog').getByLabel('Adresse email')).toHaveValue(account);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(page).toHaveURL(/cust\/account\?onglet=mot-de-passe/);
  });
});
