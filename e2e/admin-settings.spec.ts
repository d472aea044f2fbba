import sharp from 'sharp';
import { violationsOn } from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'settings' } });

test.describe('the supplier’s settings', () => {
  test('reach the landing page, its frame and pages that are open [B9.07]', async ({
    administrator,
    visit,
  }) => {
    test.setTimeout(120_000);
    const { page: open } = await visit();
    await open.clock.install();
    await open.goto('/');
    await open.getByRole('button', { name: 'CONNEXION' }).waitFor();

    const { page } = await administrator('/extradmin/settings');
    const preview = page.getByRole('img', { name: /^Aperçu/ });
    await page.getByLabel('Nom').fill('Attelages du Ponant');
    await page.getByLabel('En-tête').fill('#ffffff');
    await page.getByText(/Les mots blancs de l’en-tête ne s’y liraient pas/).waitFor();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByLabel('En-tête')).toBeFocused();
    await expect(page.getByText('Les réglages sont enregistrés.')).toHaveCount(0);
    // The preview shows what cannot be read, because it cannot be read.
    expect(await violationsOn(page, { without: '[role=img]' })).toEqual([]);
    await page.getByLabel('En-tête').fill('#5b1a3a');
    await page.getByLabel('Bouton principal').fill('#7dd3fc');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const logo = page.getByRole('group', { name: 'Logo' }).locator('input[type=file]');
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await page.getByText(/C’est son type \(.svg\) qui n’est pas accepté/).waitFor();
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aLogo() });
    await preview.locator('img').first().waitFor();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Les réglages sont enregistrés.').waitFor();

    // Within a minute, without being loaded again.
    await open.clock.runFor(61_000);
    await open.getByText('Attelages du Ponant').waitFor();
    await expect(open.getByRole('banner')).toHaveCSS('background-color', 'rgb(91, 26, 58)');
    await expect(open.getByRole('button', { name: 'CONNEXION' })).toHaveCSS(
      'background-color',
      'rgb(125, 211, 252)',
    );
    expect(await violationsOn(open)).toEqual([]);

    // What is painted before the programs run has them too: here they never come.
    const { page: frame } = await visit();
    await frame.route(/\/assets\/(?!early|frames).*\.js$/, (route) => route.abort());
    await frame.goto('/');
    const painted = frame.locator('[data-frame=landing]');
    await painted.getByText('Attelages du Ponant').waitFor();
    await painted.screenshot({ path: '/tmp/office/frame.png' });
    await open.screenshot({ path: '/tmp/office/open.png' });

    await expect(painted.locator('header').first()).toHaveCSS('background-color', 'rgb(91, 26, 58)');
    expect(await painted.locator('img[src^="/api/config/logo/"]').count()).toBeGreaterThan(0);
  });

  test('are asked for before they are lost, and fit a phone [B9.07]', async ({ administrator }) => {
    const { page } = await administrator('/extradmin/settings', { width: 375 });
    await page.getByLabel('Ville').fill('Quimper');
    await page.getByText('Non enregistré : Identité').waitFor();
    await page.goBack();
    await page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ }).waitFor();
    await page.getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect(page.getByLabel('Ville')).toHaveValue('Quimper');
  });
});

const aLogo = () =>
  sharp({ create: { width: 300, height: 80, channels: 4, background: '#1f6fd6' } })
    .png()
    .toBuffer();
