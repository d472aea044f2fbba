/// <reference lib="dom" />

import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { watchAnswers } from './harness/answers.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'catalogue', products: 3000 } });

test.describe('a catalogue on its way', () => {
  let page: Page;
  test.beforeEach(async ({ customer }) => {
    ({ page } = customer);
  });

  const open = async (search = '') => {
    await page.goto(`/catalog${search}`);
    await page.getByLabel('Référence').waitFor();
  };
  const isWholeList = (url: URL) => url.pathname === '/api/products' && !url.searchParams.has('l');
  const search = () => new URL(page.url()).searchParams;

  test('downloads a catalogue once and revalidates it afterwards with 304 [C7.16]', async ({ customer }) => {
    const session = await customer.context.newCDPSession(page);
    await session.send('Network.enable');
    const statuses = watchAnswers(session, (url) => /\/api\/products\?/.test(url));
    for (const _visit of [1, 2]) {
      await page.goto('/catalog?cat=Attelage');
      await page.getByLabel('Référence').fill('at-0');
      await page.getByText(/^(\d|\s)+ produits$/).waitFor();
      await page.getByLabel('Référence').fill('');
    }
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
    await page.getByLabel('Référence').waitFor();
    await expect.poll(statuses).toContain(304);
    assert.ok(statuses().includes(200), String(statuses()));
  });

  test('answers a search at once, while the catalogue is still being downloaded', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isWholeList, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/catalog?cat=Faisceau');
    await page.getByRole('progressbar', { name: /Chargement du catalogue/ }).waitFor();
    await page.getByLabel('Référence').fill('fa-0123');
    await page.getByRole('row', { name: /FA-01230/ }).waitFor();
    release();
    await page.getByRole('progressbar', { name: 'Le catalogue est chargé' }).waitFor();
    await page.getByText('10 produits', { exact: true }).waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  });

  test('keeps every letter that is typed on a slow machine while the catalogue is on its way [C2.22]', async ({
    customer: { context },
  }) => {
    // Held back: with the whole list, each letter is answered within the page.
    await page.route(isWholeList, () => {});
    await open('?cat=Faisceau');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const typed = { Marque: 'Mercedes', Modèle: 'Classe C', Référence: 'FA-00012' };
    for (const [label, text] of Object.entries(typed)) {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.type(text, { delay: 35 });
    }
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    await expect
      .poll(() => Object.fromEntries(search()))
      .toMatchObject({
        ...{ marque: 'Mercedes', modele: 'Classe C', ref: 'FA-00012' },
      });
  });

  test('says that the catalogue could not be loaded, and loads it by itself when the connection is back [C8.01, C8.02]', async ({
    customer,
  }) => {
    await page.goto('/catalog?cat=Attelage');
    await page.getByLabel('Référence').fill('at-00001');
    await page.getByRole('row', { name: /AT-00001/ }).waitFor();
    await customer.context.setOffline(true);
    await page.getByLabel('Référence').fill('at-00002');
    await page.getByRole('row', { name: /AT-00002/ }).waitFor();
    await page.getByLabel('Catalogue', { exact: true }).selectOption('Faisceau');
    await page.getByText('Le catalogue n’a pas pu être chargé').waitFor();
    await page.getByLabel('Référence').fill('fa-00001');
    await customer.context.setOffline(false);
    await page.getByRole('row', { name: /FA-00001/ }).waitFor({ timeout: 20_000 });
  });
});
