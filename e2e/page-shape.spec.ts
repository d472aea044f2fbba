/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { callApi } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

const LISTS = ['/catalog?marque=Peugeot&modele=308', '/faq', '/orders'];
/** As many as a pasted list needs to get a box of its own. */
const PASTED = Array.from({ length: 20 }, (_, at) => `FA-${String(at + 10).padStart(5, '0')} 1`).join('\n');

/** How far the page itself scrolls, and the boxes in it that scroll too. */
const scrolls = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const inner = [...document.querySelectorAll('main *')].filter(
      (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
    );
    return Number(root.scrollHeight > root.clientHeight) + inner.length;
  });

const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(one);
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
    });

test.use({ moving: true });

test.describe('the shape of a page', () => {
  for (const [width, height] of [
    [1280, 800],
    [1000, 600],
    [375, 700],
  ] as const)
    test(`has one scroll at ${width} × ${height} [W1.27]`, async ({ signedIn }) => {
      const { page } = await signedIn();
      await page.setViewportSize({ width, height });
      for (const path of LISTS) {
        await page.goto(path);
        await page.locator('[role=grid] [data-index="3"]').waitFor();
        expect(await scrolls(page), path).toBe(1);
      }
      await page.goto('/cart/list');
      await page.getByRole('textbox', { name: /référence/i }).fill(PASTED);
      await page.getByRole('button', { name: /^Vérifier/ }).click();
      await page.locator('[role=grid] [data-index="3"]').waitFor();
      expect(await scrolls(page), 'a pasted list').toBe(1);
    });

  test('is never wider than a phone, with two recent vehicles and the order for one of them [W1.27] [B1.03]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ width: 375 });
    const order = { orderId: '00000000-0000-4000-8000-000000000001', orderRef: 'CMD-2026-000123' };
    for (const vehicle of ['peugeot.308ii.2019', 'renault.clioiv.2015'])
      await callApi(page, 'POST', '/vehicles/recent', { vehicle });
    await page.route('**/api/vehicles/recent', async (route) => {
      const answer = await route.fetch();
      const recent = (await answer.json()) as object[];
      await route.fulfill({ response: answer, json: recent.map((one) => ({ ...one, order })) });
    });
    for (const width of [375, 414]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/home');
      await page.getByRole('link', { name: 'CMD-2026-000123' }).nth(1).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const lists = await page.getByRole('button', { name: 'Choisir dans les listes' }).boundingBox();
      expect((lists?.x ?? 0) + (lists?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  test('gives the header and the footer the width of the widest page [W1.27]', async ({ signedIn }) => {
    const { page } = await signedIn();
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/catalog?marque=Peugeot&modele=308');
    await page.getByRole('grid').waitFor();
    const list = await edges(page, 'main');
    expect(list[0]).toBeLessThan(60);
    expect(await edges(page, 'header > div')).toEqual(list);
    expect(await edges(page, 'footer > div')).toEqual(list);
  });

  test('keeps the heads of a list that scrolls with the page below the header [W1.27]', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ at: '/faq' });
    await page.setViewportSize({ width: 1000, height: 600 });
    await page.locator('[role=grid] [data-index="3"]').waitFor();
    await page.evaluate(() => window.scrollTo(0, 1000));
    const head = page.getByRole('columnheader', { name: 'Référence' });
    await expect(head).toBeInViewport();
    const top = (await head.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((await page.locator('header').first().boundingBox())?.height ?? 0);
  });

  test('waits in outlines with lines in them, not in slabs [W1.28]', async ({ signedIn }) => {
    const { page } = await signedIn();
    await page.route('**/api/user', () => {});
    for (const path of ['/home', '/orders']) {
      await page.goto(path);
      await page.getByRole('status', { name: 'Chargement en cours…' }).waitFor();
      const filled = await page.locator('main span[aria-hidden]').evaluateAll((blocks) =>
        blocks
          .map((block) => ({ block, box: block.getBoundingClientRect() }))
          .filter(({ box }) => box.height >= 36 && box.width > box.height)
          .map(({ block }) => getComputedStyle(block))
          .map(({ backgroundImage, borderTopWidth }) => [backgroundImage !== 'none', borderTopWidth]),
      );
      expect(filled.length, path).toBeGreaterThan(1);
      expect(new Set(filled.map(String)), path).toEqual(new Set(['true,1px']));
    }
  });

  test('shows on the landing page what is sold, in files that are fetched beside the programs [W1.36]', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.goto('/');
    const drawings = page.getByRole('list', { name: 'Ce que vous y trouvez' }).locator('img');
    await expect(drawings).toHaveCount(3);
    for (const drawing of await drawings.all()) {
      await expect
        .poll(() => drawing.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
      const file = (await drawing.getAttribute('src')) as string;
      await expect(
        page.locator(`link[rel=preload][as=image][href="${new URL(file, page.url()).pathname}"]`),
      ).toHaveCount(1);
    }
  });
});
