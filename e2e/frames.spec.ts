/// <reference lib="dom" />
import { holdPrograms, places, shifted } from './harness/frames.ts';
import { customerSession } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';

test.use({ moving: true });

test.describe('what is painted before the programs run', () => {
  for (const width of [1280, 375])
    test(`the landing page at ${width} stands whole, moves by nothing, and a press on it is not lost [C2.02, W1.25]`, async ({
      visit,
    }) => {
      const { page } = await visit({ width });
      const release = await holdPrograms(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bienvenue/);
      await expect(page.getByRole('list', { name: 'Ce que vous y trouvez' })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() => document.fonts.check("16px 'Extranet Sans'"));
      const painted = await places(page);
      // The text's own font may come after the first paint, instead of a fallback of nearly the same metrics.
      const before = await shifted(page);
      expect(before).toBeLessThan(0.02);
      await page.getByRole('button', { name: 'CONNEXION' }).click();
      await expect(page.getByLabel('Adresse email')).toHaveCount(0);
      release();
      await expect(page.getByLabel('Adresse email')).toBeVisible();
      expect(await page.locator('[data-frame], #frames').count()).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await shifted(page)).toBe(before);
      await page.mouse.move(0, 0);
      await expect.poll(() => places(page)).toEqual(painted);
    });

  for (const address of ['/home', '/catalog'])
    test(`on ${address} the field takes letters before there is a program, and keeps them with the focus [B3.01, W1.19]`, async ({
      visit,
      portal,
    }) => {
      const { page } = await visit({ kept: await customerSession(portal) });
      const release = await holdPrograms(page);
      await page.goto(address, { waitUntil: 'commit' });
      const field = page.locator('[data-search-field]:visible');
      await field.waitFor();
      if (address === '/home')
        await expect(page.getByRole('link', { name: 'Recherche avancée', exact: true })).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type('peug');
      release();
      await expect(page.locator('[data-frame]')).toHaveCount(0);
      await page.keyboard.type('eot 308');
      await expect(field).toHaveValue('peugeot 308');
      await expect(field).toBeFocused();
      await expect(page.getByRole('listbox')).toBeVisible();
    });

  for (const width of [1280, 768, 375])
    test(`nothing of /home at ${width} moves when the remotes come [C2.13, W1.25, W1.28]`, async ({
      visit,
      portal,
    }) => {
      const { page } = await visit({ width, kept: await customerSession(portal) });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/slot-home\./, async (route) => {
        await held;
        await route.continue();
      });
      // The page is not loaded whole before its slots are.
      await page.goto('/home', { waitUntil: 'commit' });
      const top = async (selector: string) =>
        (await page.locator(selector).filter({ visible: true }).first().boundingBox())?.y ?? 0;
      const tops = async () => [await top('main [data-search-field]'), await top('main a[href="/catalog"]')];
      await page.locator('main [data-search-field]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const early = await tops();
      const before = await shifted(page);
      release();
      await page.getByPlaceholder('FA-00012').waitFor();
      await page.getByRole('region', { name: 'Dernières commandes' }).getByRole('link').first().waitFor();
      await page.getByRole('combobox', { name: 'Référence, marque ou modèle' }).waitFor();
      const movedBy = async () => {
        const late = await tops();
        return Math.max(...early.map((at, index) => Math.abs((late[index] ?? 0) - at)));
      };
      await expect.poll(movedBy).toBeLessThanOrEqual(1);
      expect((await shifted(page)) - before).toBeLessThan(0.001);
    });

  test('Enter on the early field opens the list once the catalogue is there [B3.04]', async ({
    visit,
    portal,
  }) => {
    const { page } = await visit({ kept: await customerSession(portal) });
    const release = await holdPrograms(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.locator('[data-search-field]:visible').fill('peugeot 308');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/home');
    release();
    await expect(page).toHaveURL(/\/catalog\?.*q=/);
  });

  test('a visitor of a page for customers sees the landing page, and nothing of the other [C2.01]', async ({
    visit,
  }) => {
    const { page } = await visit();
    const release = await holdPrograms(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'CONNEXION' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/\/$/);
  });

  test('somebody who is signed in sees no landing page at the portal’s address', async ({
    visit,
    portal,
  }) => {
    const { page } = await visit({ kept: await customerSession(portal) });
    const release = await holdPrograms(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('[data-search-field]:visible')).toBeVisible();
    await expect(page.getByRole('button', { name: 'CONNEXION' })).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/\/home$/);
  });
});
