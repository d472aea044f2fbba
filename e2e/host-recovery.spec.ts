import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { asAdmin } from './harness/calls.ts';
import { linkIn, mailboxOf } from './harness/mailbox.ts';
import { PASSWORD } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';

const PASSWORD_FIELD = 'input[autocomplete=new-password]';
const NEW_PASSWORD = 'Atelier-2027!';

test.use({ portalOptions: { name: 'accounts' } });

test.describe('recovering and creating an account by mail', () => {
  let nextMail: (to: string) => Promise<string>;
  test.beforeEach(async ({ portal }) => {
    nextMail = mailboxOf(portal).next;
  });

  const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  async function askCode(page: Page, email: string) {
    await page.goto('/');
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

  test('sets a new password with a pasted code from the mail, shows its rules, and signs in [C2.14, C2.17, C2.18, C4.05, C4.06, C9.04]', async ({
    account,
    visit,
  }) => {
    const { page, troubles } = await visit();
    await page.clock.install();
    await askCode(page, account);
    await paste(page, codeIn(await nextMail(account)));
    await page.getByRole('heading', { name: 'Nouveau mot de passe' }).waitFor();
    const save = page.getByRole('button', { name: 'Enregistrer' });
    await page.locator(PASSWORD_FIELD).first().fill('atelier');
    await expect(save).toBeDisabled();
    await page.locator(PASSWORD_FIELD).first().fill(NEW_PASSWORD);
    await page.locator(PASSWORD_FIELD).last().fill(NEW_PASSWORD);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await save.click();
    await page.getByText('Votre mot de passe a été modifié.').waitFor();
    await page.clock.runFor(190);
    await expect(page).toHaveURL(/\/$/);
    await page.clock.runFor(20);
    await page.waitForURL(/\/home$/);
    assert.match(await nextMail(account), /mot de passe/);
    assert.deepEqual(troubles, []);
  });

  test('accepts three wrong codes at most; a new code starts again [C4.05, C7.07, C9.02]', async ({
    account,
    visit,
  }) => {
    const { page, requests } = await visit();
    await askCode(page, account);
    const code = codeIn(await nextMail(account));
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
    await page.keyboard.type(codeIn(await nextMail(account)));
    await page.getByRole('heading', { name: 'Nouveau mot de passe' }).waitFor();
  });

  test('creates an account once the mailed link was opened and confirmed, and sends a welcome mail [C2.15, C2.16, C4.04, C8.03]', async ({
    portal,
    visit,
  }) => {
    const { page } = await visit();
    await page.goto('/');
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
    await page.getByRole('region', { name: 'Messages' }).getByText('Votre compte a été créé.').waitFor();
    assert.match(await nextMail('nouvelle@garage.example'), /Votre compte est prêt/);
  });

  test('answers a sign-up for an existing account like any other, and mails its owner; a link whose address was taken meanwhile offers a new password [C8.03]', async ({
    portal,
    account,
    visit,
  }) => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await page.getByLabel('Prénom').fill('Léa');
    await page.locator('input[autocomplete=family-name]').fill('Martin');
    await page.getByLabel('Adresse email').fill(account);
    await page.getByLabel('Numéro de téléphone').fill('612345678');
    await page.locator('input[autocomplete=new-password]').fill('Garage-2026!');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByText(`Nous avons écrit à ${account}.`).waitFor();
    assert.match(await nextMail(account), /elle en a déjà un/);

    const late = 'tardive@garage.example';
    const form = { userFirstname: 'Léa', userName: 'Martin', userPhone: '+33 612345678' };
    await page.request.post('/api/user/signUp', {
      data: { ...form, userEmail: late, password: 'Garage-2026!' },
    });
    await portal.sql(`update users set email = '${late}', email_norm = '${late}' where id = 'u-inactif'`);
    await page.goto(portal.url + linkIn(await nextMail(late)));
    await page.getByRole('button', { name: 'Terminer la création' }).click();
    await page.getByText('Un compte existe déjà pour cette adresse.').waitFor();
    await page.getByRole('button', { name: 'Demander un nouveau mot de passe' }).click();
    await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor();
  });

  test('lets an invited customer choose a password by a mailed link, once', async ({
    visit,
    administrator,
  }) => {
    const { page: adminPage } = await administrator('about:blank');
    const invited = { userEmail: 'invitee@garage.example', sendCredentials: true };
    await asAdmin(adminPage, 'POST', '/admin/customer', invited);

    const mail = await nextMail('invitee@garage.example');
    const token = /#credentials=([\w-]+)/.exec(mail)?.[1];
    const { page } = await visit();
    await page.goto(`/#credentials=${token}`);
    await page.getByRole('heading', { name: 'Nouveau mot de passe' }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await page.locator(PASSWORD_FIELD).first().fill(NEW_PASSWORD);
    await page.locator(PASSWORD_FIELD).last().fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home$/);

    await page.context().close();
    const again = await visit();
    await again.page.goto(`/#credentials=${token}`);
    await again.page.locator(PASSWORD_FIELD).first().fill(NEW_PASSWORD);
    await again.page.locator(PASSWORD_FIELD).last().fill(NEW_PASSWORD);
    await again.page.keyboard.press('Enter');
    await again.page.getByText(/Ce lien a expiré/).waitFor();
    await again.page.getByRole('button', { name: 'Demander un nouveau mot de passe' }).click();
    await again.page.getByRole('button', { name: 'Envoyer le code' }).waitFor();
  });

  test('signs in with the new password only [C4.03]', async ({ account, visit }) => {
    const { page } = await visit();
    await askCode(page, account);
    await paste(page, codeIn(await nextMail(account)));
    await page.locator(PASSWORD_FIELD).first().fill(NEW_PASSWORD);
    await page.locator(PASSWORD_FIELD).last().fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home$/);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByLabel('Adresse email').fill(account);
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Adresse email ou mot de passe incorrect.').waitFor();
    await page.locator('input[type=password]').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home$/);
  });
});
