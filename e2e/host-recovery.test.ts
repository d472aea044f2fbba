import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { signIn, visit } from './harness/browser.ts';
import { callApi } from './harness/customer.ts';
import { expect } from './harness/expect.ts';
import { linkIn, mailboxOf } from './harness/mailbox.ts';
import { startPortalAndBrowser } from './harness/portal-and-browser.ts';

const PASSWORD_FIELD = 'input[autocomplete=new-password]';
const NEW_PASSWORD = 'Atelier-2027!';

const { portal, browser } = await startPortalAndBrowser();

describe('accounts by mail', () => {
  const { next: nextMail } = mailboxOf(portal);
  const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  async function askCode(page: Page, email: string) {
    await page.goto(portal.url);
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByLabel('Adresse email').fill(email);
    await page.getByRole('button', { name: 'Mot de passe oublié' }).click();
    await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor();
    await expect(page.getByLabel('Adresse email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Envoyer le code' }).click();
    await page.getByLabel('Chiffre 1 sur 6').waitFor();
  }
  const paste = (page: Page, code: string) =>
    page.getByLabel('Chiffre 1 sur 6').evaluate((box, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, code);

  it('gives a new password: address, mailed code pasted, checklist, signed in [C2.14, C2.17, C2.18, C4.05, C4.06, C9.04]', async () => {
    const { page, troubles, context } = await visit(browser);
    await askCode(page, 'atelier@demo.example');
    await paste(page, codeIn(await nextMail('atelier@demo.example')));
    await page.getByRole('heading', { name: 'Nouveau mot de passe' }).waitFor();
    const save = page.getByRole('button', { name: 'Enregistrer' });
    await page.locator(PASSWORD_FIELD).first().fill('atelier');
    await expect(save).toBeDisabled();
    await page.locator(PASSWORD_FIELD).first().fill(NEW_PASSWORD);
    await page.locator(PASSWORD_FIELD).last().fill(NEW_PASSWORD);
    // It stands for 200 ms: to look for it after the click may be too late.
    await Promise.all([page.getByText('Votre mot de passe a été modifié.').waitFor(), save.click()]);
    await page.waitForURL(/\/home$/);
    assert.match(await nextMail('atelier@demo.example'), /mot de passe/);
    assert.deepEqual(troubles, []);
    await context.close();
  });

  it('takes three wrong codes and no more; another code starts again [C4.05, C7.07, C9.02]', async () => {
    const { page, requests, context } = await visit(browser);
    await askCode(page, 'moderateur@demo.example');
    const code = codeIn(await nextMail('moderateur@demo.example'));
    for (const left of ['Il reste 2 essais.', 'Il reste un essai.']) {
      await paste(page, wrong(code));
      await page.getByText(left).waitFor();
    }
    await paste(page, wrong(code));
    await page.getByText("Trop d'erreurs. Veuillez redemander un code.").waitFor();
    await expect.poll(() => requests.some((url) => url.endsWith('/api/user/lostPwd/abort'))).toBe(true);
    await page.getByRole('button', { name: 'Demander un autre code' }).click();
    await page.getByRole('button', { name: 'Envoyer le code' }).click();
    await page.getByLabel('Chiffre 1 sur 6').waitFor();
    await page.getByLabel('Chiffre 1 sur 6').click();
    await page.keyboard.type(codeIn(await nextMail('moderateur@demo.example')));
    await page.getByRole('heading', { name: 'Nouveau mot de passe' }).waitFor();
    await context.close();
  });

  it('creates an account once the mailed link was opened, and greets by mail [C2.15, C2.16, C4.04, C8.03]', async () => {
    const { page, context } = await visit(browser);
    await page.goto(portal.url);
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByRole('button', { name: 'Mot de passe oublié' }).click();
    await page.getByLabel('Adresse email').fill('nouvelle@garage.example');
    await page.keyboard.press('Enter');
    await page.getByText('Aucun compte ne correspond à cette adresse.').waitFor();
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await expect(page.getByLabel('Adresse email')).toHaveValue('nouvelle@garage.example');
    await page.getByLabel('Prénom').fill('Léa');
    await page.getByLabel('Nom', { exact: false }).nth(1).fill('Martin');
    await page.getByLabel('Numéro de téléphone').fill('06 12 34 56 78');
    await page.locator('input[autocomplete=new-password]').fill('Garage-2026!');
    await page.getByLabel('Numéro de fidélité').fill('0012');
    await page.getByRole('button', { name: 'Créer mon compte' }).dblclick();
    await page.getByText('Nous avons écrit à nouvelle@garage.example.').waitFor();
    await page.goto(portal.url + linkIn(await nextMail('nouvelle@garage.example')));
    await page.getByRole('button', { name: 'Terminer la création' }).click();
    await page.waitForURL(/\/home$/);
    await page.getByText('Votre compte a été créé.').waitFor();
    assert.match(await nextMail('nouvelle@garage.example'), /Votre compte est prêt/);
    await context.close();
  });

  it('answers an address that is taken like any other, and tells its mailbox; the link of one taken meanwhile offers a new password [C8.03]', async () => {
    const { page, context } = await visit(browser);
    await page.goto(portal.url);
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await page.getByLabel('Prénom').fill('Léa');
    await page.locator('input[autocomplete=family-name]').fill('Martin');
    await page.getByLabel('Adresse email').fill('garage@demo.example');
    await page.getByLabel('Numéro de téléphone').fill('612345678');
    await page.locator('input[autocomplete=new-password]').fill('Garage-2026!');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByText('Nous avons écrit à garage@demo.example.').waitFor();
    assert.match(await nextMail('garage@demo.example'), /elle en a déjà un/);

    const late = 'tardive@garage.example';
    const form = { userFirstname: 'Léa', userName: 'Martin', userPhone: '+33 612345678' };
    await callApi(page, 'POST', '/user/signUp', { ...form, userEmail: late, password: 'Garage-2026!' });
    await portal.sql(`update users set email = '${late}', email_norm = '${late}' where id = 'u-inactif'`);
    await page.goto(portal.url + linkIn(await nextMail(late)));
    await page.getByRole('button', { name: 'Terminer la création' }).click();
    await page.getByText('Un compte existe déjà pour cette adresse.').waitFor();
    await page.getByRole('button', { name: 'Demander un nouveau mot de passe' }).click();
    await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor();
    await context.close();
  });

  it('lets the owner of an account choose a password by a mailed link, once', async () => {
    const admin = await visit(browser);
    await admin.page.goto(await portal.adminLink());
    await admin.page.waitForURL(/\/extradmin/);
    const status = await admin.page.evaluate(async () => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('adminToken')}`,
        'content-type': 'application/json',
      };
      const body = JSON.stringify({ userEmail: 'invitee@garage.example', sendCredentials: true });
      return (await fetch('/api/admin/customer', { method: 'POST', headers, body })).status;
    });
    assert.equal(status, 200);
    await admin.context.close();

    const mail = await nextMail('invitee@garage.example');
    const token = /#credentials=([\w-]+)/.exec(mail)?.[1];
    const { page, context } = await visit(browser);
    await page.goto(`${portal.url}/#credentials=${token}`);
    await page.getByRole('heading', { name: 'Nouveau mot de passe' }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await page.locator(PASSWORD_FIELD).first().fill(NEW_PASSWORD);
    await page.locator(PASSWORD_FIELD).last().fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home$/);
    await context.close();

    const again = await visit(browser);
    await again.page.goto(`${portal.url}/#credentials=${token}`);
    await again.page.locator(PASSWORD_FIELD).first().fill(NEW_PASSWORD);
    await again.page.locator(PASSWORD_FIELD).last().fill(NEW_PASSWORD);
    await again.page.keyboard.press('Enter');
    await again.page.getByText(/Ce lien a expiré/).waitFor();
    await again.page.getByRole('button', { name: 'Demander un nouveau mot de passe' }).click();
    await again.page.getByRole('button', { name: 'Envoyer le code' }).waitFor();
    await again.context.close();
  });

  it('signs in with the new password only [C4.03]', async () => {
    const { page, context } = await visit(browser);
    await assert.rejects(async () => {
      page.setDefaultTimeout(1_500);
      await signIn(page, portal.url, 'atelier@demo.example');
    });
    page.setDefaultTimeout(10_000);
    await page.getByText('Adresse email ou mot de passe incorrect.').waitFor();
    await page.locator('input[type=password]').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home$/);
    await context.close();
  });
});
