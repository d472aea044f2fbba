/// <reference lib="dom" />
import { hold, holdPrograms, placesIn, shifted } from './harness/frames.ts';
import { customerSession } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';

test.use({ moving: true });

test.describe('a page that its remote has painted (ADR 0053)', () => {
  for (const width of [1280, 900, 375])
    test(`the catalogue at ${width} stands there whole, and nothing of it moves when its remote comes [C2.13, W1.25]`, async ({
      visit,
      portal,
    }) => {
      const { page } = await visit({ width, kept: await customerSession(portal) });
      const release = await holdPrograms(page);
      const remote = await hold(page, /\/r\/remote-catalog\/.*\.js$/);
      // What the list brings (makes to begin with) stands below, and is the page's own.
      await page.route(/\/api\/products(\?|$)/, () => {});
      await page.goto('/catalog', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/Commander ou rechercher/);
      await page.getByLabel('Référence', { exact: true }).locator('visible=true').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() => document.fonts.check("16px 'Extranet Sans'"));
      const painted = await placesIn(page, 'main');
      expect(painted.length).toBeGreaterThan(30);
      const fields = await placesIn(page, 'main form, main [role=search]');
      const before = await shifted(page);
      release();
      await expect(page.locator('[data-frame]')).toHaveCount(0);
      // The shell runs, the remote does not: what was painted is still there, and no skeleton of another shape.
      expect(await placesIn(page, 'main')).toEqual(painted);
      remote();
      await expect(page.locator('[data-painted]')).toHaveCount(0);
      const gone = async () => {
        const late = await placesIn(page, 'main form, main [role=search]');
        return fields.filter((place) => !late.includes(place));
      };
      await expect.poll(gone).toEqual([]);
      expect((await shifted(page)) - before).toBeLessThan(0.001);
    });

  test('what is typed into the painted catalogue goes over to its own fields, with the focus, and is searched [C2.20, W1.25]', async ({
    visit,
    portal,
  }) => {
    const { page } = await visit({ kept: await customerSession(portal) });
    const release = await holdPrograms(page);
    const remote = await hold(page, /\/r\/remote-catalog\/.*\.js$/);
    await page.goto('/catalog', { waitUntil: 'commit' });
    const field = page.getByLabel('Référence', { exact: true }).locator('visible=true');
    await field.click();
    await page.keyboard.type('FA-');
    release();
    await expect(page.locator('[data-frame]')).toHaveCount(0);
    await page.keyboard.type('000');
    await expect(field).toHaveValue('FA-000');
    remote();
    await expect(page.locator('[data-painted]')).toHaveCount(0);
    await page.keyboard.type('12');
    await expect(field).toHaveValue('FA-00012');
    await expect(field).toBeFocused();
    await expect(page.getByRole('row', { name: /FA-00012/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/ref=FA-00012/);
  });

  test('a connection lost while the page comes loses no letter: its own fields have them, and the list comes with the connection [W1.25, W1.30]', async ({
    visit,
    portal,
  }) => {
    const { page, context } = await visit({ kept: await customerSession(portal) });
    const release = await holdPrograms(page);
    await page.goto('/catalog', { waitUntil: 'commit' });
    const field = page.getByLabel('Marque', { exact: true }).locator('visible=true');
    await field.click();
    await page.keyboard.type('Peugeot');
    // Everything of the page arrives, and nothing that it asks for.
    await page.route(/\/(api|healthz)/, (route) => route.abort('internetdisconnected'));
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    release();
    await expect(page.locator('[data-frame], [data-painted]')).toHaveCount(0);
    await expect(field).toHaveValue('Peugeot');
    await expect(field).toBeFocused();
    await page.unroute(/\/(api|healthz)/);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('row', { name: /Peugeot/ }).first()).toBeVisible();
  });

  test('a link of the painted home page keeps the focus that somebody gave it [W1.25]', async ({
    visit,
    portal,
  }) => {
    const { page } = await visit({ kept: await customerSession(portal) });
    const release = await holdPrograms(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.locator('[data-frame] [data-search-field]').locator('visible=true').click();
    await page.keyboard.type('golf');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Recherche avancée' }).locator('visible=true');
    await expect(link).toBeFocused();
    release();
    await expect(page.locator('[data-frame]')).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page.locator('[data-search-field]').locator('visible=true').last()).toHaveValue('golf');
  });

  test('the painted catalogue gives way to what is said when its remote does not come [W1.30]', async ({
    visit,
    portal,
  }) => {
    const { page } = await visit({ kept: await customerSession(portal) });
    await page.route(/\/r\/remote-catalog\/.*\.js$/, (route) => route.abort());
    await page.goto('/catalog', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(page.locator('[data-painted]')).toHaveCount(0);
  });
});
