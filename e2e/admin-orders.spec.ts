import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { asAdmin } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

interface Row {
  orderRef: string;
  orderInternalRef: string;
  orderUserId: string;
  customer: { userCompName: string };
  items: { itProdRef: string }[];
  delivery: { daCity: string } | null;
}

test.use({ portalOptions: { name: 'admin-orders' } });

test.describe('orders in the back office', () => {
  const year = new Date().getFullYear();
  const ordersOf = (page: Page, of: number) =>
    asAdmin<Row[]>(
      page,
      'GET',
      `/admin/orders?query=${encodeURIComponent(JSON.stringify({ 'year:eq': of }))}`,
    );

  test('are listed and counted for this year, and loaded for another year on request [A1.05, A2.22, A2.23, A2.24, A2.25, A2.26, A4.06, A7.23, A7.25, A9.03]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin');
    // The answer is held back until the test has seen the loading state.
    let letGo = () => {};
    const seen = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/admin/orders?**', async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/extradmin/orders');
    const list = page.locator('#AdminOrdersList');
    await list.getByText('Chargement en cours...').first().waitFor();
    letGo();
    await list.getByRole('row').nth(1).waitFor();
    const count = (await ordersOf(page, year)).length;
    await list.getByText(`${count}\u00a0Cdes`).waitFor();
    const years = await list.getByLabel('Année').locator('option').allTextContents();
    assert.equal(years[0], String(year));
    assert.equal(years.at(-1), '2016');
    await list.getByLabel('Année').selectOption(String(year - 1));
    const before = (await ordersOf(page, year - 1)).length;
    await list.getByText(`${before}\u00a0Cdes`).waitFor();
  });

  test('keep every letter that is typed fast into their filters [A2.28]', async ({ administrator }) => {
    const { page } = await administrator('/extradmin/orders');
    await page.getByRole('row').nth(1).waitFor();
    const name = (await ordersOf(page, year))[0]?.customer.userCompName as string;
    const field = page.locator('#AdminOrdersList').getByLabel('Client', { exact: true });
    await field.focus();
    await page.keyboard.type(name);
    await expect(field).toHaveValue(name);
    await expect.poll(() => new URL(page.url()).searchParams.get('acheteur')).toBe(name);
  });

  test('are filtered by what their rows show, and Escape clears a filter [A2.28, A9.09]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/orders');
    await page.getByRole('row').nth(1).waitFor();
    const all = await ordersOf(page, year);
    const order = all.find(({ orderInternalRef, delivery }) => orderInternalRef && delivery) as Row;
    const count = (shown: number) => page.getByText(`${shown}\u00a0Cdes`).waitFor();
    const filter = async (label: string, text: string, keeps: (row: Row) => boolean) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      await count(all.filter(keeps).length);
      await page.keyboard.press('Escape');
      await count(all.length);
    };
    await filter(
      'Référence de commande',
      order.orderRef.toLowerCase(),
      (row) => row.orderRef === order.orderRef,
    );
    await filter('Référence de commande', order.orderInternalRef.toLowerCase(), ({ orderInternalRef }) =>
      orderInternalRef.startsWith(order.orderInternalRef),
    );
    const company = order.customer.userCompName;
    await filter('Client', company.toUpperCase(), (row) => row.customer.userCompName === company);
    const ref = order.items[0]?.itProdRef as string;
    await filter('Référence de produit', ref, ({ items }) =>
      items.some(({ itProdRef }) => itProdRef === ref),
    );
    const city = order.delivery?.daCity as string;
    await filter('Livraison', city, (row) => row.delivery?.daCity === city);
  });

  test('open the customer, and the list shows a changed name without loading again [A2.16, A2.27]', async ({
    administrator,
  }) => {
    const { page, requests } = await administrator('/extradmin/orders');
    await page.getByRole('row').nth(1).waitFor();
    const row = page.getByRole('row').nth(1);
    await row.getByRole('gridcell').nth(3).getByRole('button').click();
    await page.waitForURL(/client=/);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Profil' }).waitFor();
    await dialog.getByLabel('Société').fill('Carrosserie Nouvelle');
    const asked = () => requests.filter((url) => url.includes('/admin/orders')).length;
    const before = asked();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByText('Carrosserie Nouvelle').waitFor();
    assert.equal(asked(), before);
    await expect(page).toHaveURL('/extradmin/orders');
  });

  test('open datasheet and order form as blobs, so that no address contains a token [A2.27, A7.24, A6.04]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/orders');
    await page.getByRole('row').nth(1).waitFor();
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/')) tokens.push(request.headers().authorization);
    });
    const popup = page.waitForEvent('popup');
    const answered = page.waitForResponse(/\/api\/admin\/order\/pdf\//);
    await page
      .getByRole('button', { name: /^Bon de commande CMD/ })
      .first()
      .click();
    assert.equal((await answered).status(), 200);
    assert.ok(!(await popup).url().includes('api'));
    await (await popup).close();
    const sheet = page.waitForResponse(/\/api\/admin\/order\/item\/[^/]+\/datasheet/);
    await page
      .getByTitle(/^Fiche technique de/)
      .first()
      .click();
    assert.ok([200, 404].includes((await sheet).status()));
    const kept = await page.evaluate(() => localStorage.getItem('adminToken'));
    assert.ok(tokens.length >= 2 && tokens.every((token) => token === `Bearer ${kept}`));
  });

  test('say when a datasheet cannot be opened [A8.09]', async ({ administrator }) => {
    const { page } = await administrator('/extradmin/orders');
    await page.route('**/datasheet', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'x.y', message: 'La fiche est abîmée.' } } }),
    );
    await page
      .getByTitle(/^Fiche technique de/)
      .first()
      .click();
    await page.getByRole('dialog').getByText('La fiche est abîmée.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click();
  });

  test('show TTC beside their total on a phone, where there is no column header [D1]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/orders');
    await page.setViewportSize({ width: 375, height: 740 });
    await expect(page.getByRole('row').nth(1)).toHaveText(/€TTC/);
  });

  test('show references, town and every action on a wide screen, without scrolling sideways [W2.20]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/orders', { width: 1920 });
    const row = page.locator('#AdminOrdersList [role=grid] [data-index="0"]');
    await row.waitFor();
    const [order] = await ordersOf(page, year);
    for (const text of [order?.orderRef, order?.orderInternalRef].filter(Boolean) as string[]) {
      const place = row.getByText(text, { exact: true });
      expect(await place.evaluate((of) => of.scrollWidth - of.clientWidth)).toBeLessThanOrEqual(0);
    }
    if (order?.delivery) await expect(row).toContainText(order.delivery.daCity);
    await expect(row.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    expect(
      await page.getByRole('grid').evaluate((grid) => {
        const frames = [grid, ...grid.querySelectorAll('*')].filter(
          (of) => getComputedStyle(of).overflowX === 'auto',
        );
        return frames.filter((of) => of.scrollWidth > of.clientWidth).map((of) => of.className);
      }),
    ).toEqual([]);
  });

  test('show their total and every action at 768 pixels, without scrolling sideways, and their day under the reference [W2.21]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/orders', { width: 768 });
    const row = page.locator('#AdminOrdersList [role=grid] [data-index="0"]');
    await row.waitFor();
    await expect(row).toContainText(/\d\d\/\d\d\/\d{4}/);
    await expect(row.getByText(/€/).last()).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('button', { name: /^Bon de commande/ })).toBeInViewport({ ratio: 1 });
    for (const list of ['orders', 'customers', 'products?catalogue=Attelage&ref=AT-00']) {
      await page.goto(`/extradmin/${list}`);
      await page.getByRole('row').nth(1).waitFor();
      const wide = await page.evaluate(() => {
        const frames = [document.documentElement, ...document.querySelectorAll('main [role=grid]')];
        return frames.filter((of) => of.scrollWidth > of.clientWidth).map((of) => of.scrollWidth);
      });
      expect(wide, list).toEqual([]);
    }
  });

  test('are the 25 latest of the year on the dashboard [A2.04, A9.01]', async ({ administrator }) => {
    const { page, requests } = await administrator('/extradmin');
    await page.getByRole('row').nth(1).waitFor();
    const asked = requests
      .map((url) => new URL(url))
      .find(({ pathname }) => pathname === '/api/admin/orders');
    assert.equal(asked?.searchParams.get('limit'), '25');
    assert.deepEqual(JSON.parse(asked?.searchParams.get('query') ?? ''), { 'year:eq': year });
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '26');
    const headers = await page.getByRole('columnheader').allTextContents();
    assert.deepEqual(headers, ['Date', 'Référence', 'Client', 'Articles', 'Total TTC', 'Bon de commande']);
  });
});
