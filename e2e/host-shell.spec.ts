import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { violationsOn } from './harness/accessibility.ts';
import { signIn } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

test.describe('the shell', () => {
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  async function assertAccessible(page: Page, what: string) {
    assert.deepEqual(await violationsOn(page), [], what);
  }

  test('has the links, phone number and sign-out of the specification in its header [C2.13, C1.05]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/home' });
    const header = page.getByRole('banner');
    await header
      .getByRole('link', { name: /02 40 55 18 30/ })
      .first()
      .waitFor();
    for (const href of ['/', '/catalog', '/orders', '/faq', '/cust/account'])
      await expect(header.locator(`a[href="${href}"]`).first(), href).toBeVisible();
    const cart = header.getByRole('button', { name: /^Panier/ });
    await header.getByRole('button', { name: 'Se déconnecter' }).waitFor();
    // The header is drawn once: it is not replaced with the page under it.
    const drawn = await header.elementHandle();
    await cart.click();
    await page.waitForURL(/\/cart$/);
    assert.ok(await drawn?.evaluate((element) => element.isConnected));
  });

  test('has the call in its header and its links in a menu on a phone, which closes on Escape and on a choice [C2.13]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ width: 375, at: '/home' });
    const links = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(links).toBeHidden();
    const call = page.getByRole('banner').getByRole('link', { name: 'Appeler le 02 40 55 18 30' });
    await expect(call).toHaveAttribute('href', 'tel:0240551830');
    assert.ok(((await call.boundingBox())?.width ?? 0) >= 40);
    const burger = page.getByRole('button', { name: 'Ouvrir le menu' });
    await burger.click();
    await links.getByRole('link', { name: /02 40 55 18 30/ }).waitFor();
    // Away from the button of the menu: nobody signs out by missing it.
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toHaveCount(1);
    await links.getByRole('button', { name: 'Se déconnecter' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();
    await burger.click();
    await links.getByRole('link', { name: 'Catalogue' }).click();
    await page.waitForURL(/\/catalog/);
    await expect(links).toBeHidden();
  });

  test('has the express order in the first screen of a phone, before the new kits [C2.03, W1.22]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ width: 375, at: '/home' });
    const field = page.getByRole('main').getByLabel('Référence', { exact: true });
    await field.waitFor();
    const kits = page.getByRole('heading', { name: 'Nouveaux produits' });
    await kits.waitFor();
    const top = async (of: typeof field) => (await of.boundingBox())?.y ?? Number.NaN;
    assert.ok((await top(field)) < 600 && (await top(field)) < (await top(kits)));
  });

  test('shows on /home what the customer’s catalogues and rights allow [C2.03, C1.02, C5.07]', async ({
    signedIn,
  }) => {
    const { page, requests, context } = await signedIn({ at: '/home' });
    await page.getByRole('heading', { name: "Bienvenue dans l'extranet clients" }).waitFor();
    await page.getByRole('link', { name: 'Recherche avancée' }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('02 40 55 18 30').waitFor();
    await main.getByRole('link', { name: 'Mentions légales' }).waitFor();
    await networkQuiet(page);
    for (const slot of ['search', 'kits', 'express'])
      assert.ok(
        requests.some((url) => url.includes(`slot-home.${slot}.`)),
        slot,
      );
    await context.close();

    const reader = await signedIn({ email: 'lecteur@demo.example', at: '/home' });
    await reader.page.getByRole('link', { name: 'Recherche avancée' }).waitFor();
    await networkQuiet(reader.page);
    await expect(reader.page.getByRole('heading', { name: 'Nouveaux produits' })).toHaveCount(0);
    await expect(reader.page.getByRole('button', { name: 'Commander', exact: true })).toHaveCount(0);
  });

  test('links the user guide, a PDF of four to eight pages [C2.03]', async ({ portal, signedIn }) => {
    const { page } = await signedIn({ at: '/home' });
    const href = await page
      .getByRole('main')
      .getByRole('link', { name: /Guide d’utilisation/ })
      .getAttribute('href');
    const answer = await fetch(new URL(href ?? '', portal.url));
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /application\/pdf/);
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    assert.ok(pdf.startsWith('%PDF-'));
    const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
    assert.ok(pages >= 4 && pages <= 8, `${pages} pages`);
  });

  test("lists the keyboard shortcuts on '?', except while typing in a field, and by a link in the footer", async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/home' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
    await page.locator('main').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('?');
    await keys.getByText('Chercher un produit, depuis n’importe quelle page').waitFor();
    await assertAccessible(page, 'keys');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Référence, marque ou modèle' }).fill('?');
    await expect(keys).toHaveCount(0);
    await page.getByRole('button', { name: 'Raccourcis clavier' }).click();
    await keys.waitFor();
  });

  test('has a legal notice for everybody, in French [C2.03]', async ({ visit }) => {
    const { page, troubles } = await visit();
    await page.goto('/');
    await page.getByRole('link', { name: 'Mentions légales' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor();
    for (const title of [
      'Éditeur du site',
      'Hébergement',
      'Données personnelles',
      'Cookies et stockage local',
    ])
      await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'derniers produits vus' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Vos droits' }).waitFor();
    assert.equal(await page.title(), 'Mentions légales · Extranet clients');
    assert.deepEqual(troubles, []);
  });

  test('gives every page a title, moves the focus into it and scrolls to its top', async ({ signedIn }) => {
    const { page } = await signedIn({ at: '/home' });
    for (const [link, title] of [
      ['Catalogue', /fiche technique · Extranet clients/],
      ['Mon compte', /Mon compte · Extranet clients/],
    ] as const) {
      await page.evaluate(() => window.scrollTo(0, 500));
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      await page.waitForFunction((text) => new RegExp(text).test(document.title), title.source);
      await page.waitForFunction(() => document.activeElement?.id === 'contenu');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  test('has a skip link, each landmark once, and a language', async ({ signedIn }) => {
    const { page } = await signedIn({ at: '/home' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Aller au contenu' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu');
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    for (const role of ['banner', 'main', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(role), role).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('has no axe violations on its own pages, in both colour schemes', async ({ visit }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context } = await visit();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await page.getByRole('button', { name: 'CONNEXION' }).waitFor();
      await assertAccessible(page, 'landing');
      await page.getByRole('button', { name: 'CONNEXION' }).click();
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await assertAccessible(page, 'signIn');
      await page.getByRole('button', { name: 'Créer un compte' }).click();
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await assertAccessible(page, 'signUp');
      await page.goto('/mentions-legales');
      await page.getByRole('heading', { name: 'Vos droits' }).waitFor();
      await assertAccessible(page, 'legal');
      await signIn(page);
      await page.goto('/cust/account');
      await page.getByLabel('Prénom').waitFor();
      await assertAccessible(page, 'profile');
      await page.goto('/cust/account?onglet=mot-de-passe');
      await page.getByText('Cet appareil').waitFor();
      await assertAccessible(page, 'password');
      await context.close();
    }
  });

  test('needs no horizontal scrolling on a phone or at 200 % zoom [C2.13]', async ({ visit }) => {
    for (const size of [
      { width: 320, height: 640 },
      { width: 640, height: 400 },
    ]) {
      const { page, context } = await visit(size);
      await page.goto('/');
      await page.getByRole('button', { name: 'CONNEXION' }).click();
      await page.getByRole('button', { name: 'Créer un compte' }).click();
      await page.getByLabel('Prénom').waitFor();
      assert.equal(await overflow(page), 0);
      const submit = page.getByRole('button', { name: 'Créer mon compte' });
      await submit.scrollIntoViewIfNeeded();
      await expect(submit).toBeVisible();
      await signIn(page);
      for (const path of ['/home', '/cust/account', '/mentions-legales']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        assert.equal(await overflow(page), 0, `${path} at ${size.width}`);
      }
      await context.close();
    }
  });
});
