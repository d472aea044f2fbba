import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { violationsOn } from './harness/accessibility.ts';
import { callApi } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';

/** Of the demonstration: a Peugeot 308 II of 2016. */
const PLATE = 'AB-123-CD';
const KEY = 'peugeot.308ii.2016';

/** As long a second Enter is taken for a slip. */
const HURRIED_MS = 1100;

interface Line {
  itProdRef: string;
  itVehicle: { key: string } | null;
  itFit: { code: string } | null;
}

const bar = (page: Page) => page.getByRole('group', { name: 'Votre véhicule' });
const field = (page: Page) => page.getByLabel(/^Véhicule\s:/);
const linesOf = async (page: Page) => (await callApi<{ items: Line[] }>(page, 'GET', '/cart')).items;

test.describe('the vehicle in front of the customer', () => {
  test('from the plate to the cart are three keys: Enter asks, Enter passes what is open, Enter puts it in [B1.01] [B1.07] [B2.01]', async ({
    customer: { page, requests },
  }) => {
    await page.goto('/home');
    await field(page).fill(PLATE);
    await page.keyboard.press('Enter');
    const question = page.getByRole('group', { name: /^Que veut-on tracter/ });
    await expect(question.getByRole('radio').first()).toBeFocused();
    await expect(bar(page)).toContainText('Donnée de démonstration');
    // The line feed of a scanner: nothing moves.
    await page.keyboard.press('Enter');
    await expect(question.getByRole('radio').first()).toBeFocused();
    await page.waitForTimeout(HURRIED_MS);
    await page.keyboard.press('Enter');
    const whole = page.getByRole('button', { name: 'Tout mettre au panier' }).first();
    await expect(whole).toBeFocused();
    await expect(whole).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    assert.deepEqual(await linesOf(page), []);
    await page.waitForTimeout(HURRIED_MS);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Afficher le panier' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cart$/);
    await page.getByRole('button', { name: /^AT-/ }).waitFor();
    const lines = await linesOf(page);
    assert.deepEqual(lines.map(({ itProdRef }) => itProdRef.slice(0, 2)).sort(), ['AT', 'FA']);
    assert.ok(lines.every(({ itVehicle, itFit }) => itVehicle?.key === KEY && itFit?.code === 'fits'));
    assert.deepEqual(
      requests.filter((address) => /AB.?123.?CD/i.test(address)),
      [],
    );
  });

  test('stands in the address: a link, a reload, back and a second tab keep it, one click leaves it [B1.02]', async ({
    customer: { page, context },
  }) => {
    await page.goto(`/catalog?v=${KEY}`);
    await expect(bar(page)).toContainText('Peugeot 308 II, 2016');
    await page.getByRole('link', { name: 'Montage complet' }).click();
    await page.waitForURL(`**/montage?v=${KEY}`);
    await page.reload();
    await expect(bar(page)).toContainText('Peugeot 308 II, 2016');
    await page.goBack();
    await page.waitForURL(`**/catalog?v=${KEY}`);
    await page.getByRole('region', { name: 'Attelages' }).waitFor();
    await page.locator('header').getByRole('link', { name: 'Extranet clients' }).click();
    await page.waitForURL(`**/home?v=${KEY}`);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(bar(second)).toContainText('Peugeot 308 II, 2016');
    await second.getByRole('button', { name: 'Retirer le véhicule' }).click();
    await expect(field(second)).toBeVisible();
    assert.equal(new URL(second.url()).search, '');
  });

  test('names a line that does not fit at the checkout, where it can be ordered all the same [B1.05] [B2.06]', async ({
    customer: { page },
  }) => {
    const { leftOut } = await callApi<{ leftOut: { prodId: string }[] }>(
      page,
      'GET',
      `/vehicles/${KEY}/fits`,
    );
    const query = encodeURIComponent(
      JSON.stringify({
        'prodId:in': leftOut.map(({ prodId }) => prodId),
        'prodCodeStock:in': ['1', '2', '3'],
        'prodStatut:eq': 'disponible',
        'prodPrix:gte': 1,
      }),
    );
    const [other] = await callApi<{ prodId: string; prodRef: string }[]>(
      page,
      'GET',
      `/products?query=${query}`,
    );
    await callApi(page, 'POST', '/cart/item', { prodId: other?.prodId, quantity: 1, vehicle: KEY });
    await page.goto('/orderFinalize');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('1 article ne convient pas à son véhicule').waitFor();
    await expect(page.getByText(`${other?.prodRef} pour Peugeot 308 II, 2016`)).toBeVisible();
    await page.getByRole('button', { name: 'Valider et envoyer ma commande' }).click();
    await page
      .getByText(/CMD-\d{4}-\d{6}/)
      .first()
      .waitFor();
  });

  test('on a phone keeps the questions and the action of the open way in the window [B2.01] [B2.02]', async ({
    customer: { page },
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/home');
    await field(page).fill(PLATE);
    await page.keyboard.press('Enter');
    const whole = page.getByRole('button', { name: 'Tout mettre au panier' });
    await expect(page.getByRole('radio', { name: 'Une remorque' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Une caravane' })).toBeInViewport({ ratio: 1 });
    await expect(whole).toBeInViewport({ ratio: 1 });
    await expect(page.locator('summary', { hasText: 'questions ouvertes' })).toBeInViewport();
    assert.equal(await page.evaluate(() => window.scrollY), 0);
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'false');
    await expect(whole).toBeInViewport({ ratio: 1 });
    assert.deepEqual(await violationsOn(page), []);
  });

  test('on a phone leaves room for the first part that fits it, below name and filters [B1.04] [W1.12]', async ({
    customer: { page },
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(`/catalog?v=${KEY}`);
    const fitting = page.getByRole('region', { name: /Faisceaux|Attelages/ }).first();
    await expect(fitting.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Retirer le véhicule' }).click();
    await expect(bar(page)).toHaveCount(0);
  });

  test('waits with the parts of the one before while one of several is to be chosen [B1.01] [B2.01]', async ({
    customer: { page },
  }) => {
    await page.goto(`/montage?v=${KEY}`);
    const whole = page.getByRole('button', { name: 'Tout mettre au panier' }).first();
    await whole.waitFor();
    await page.getByRole('button', { name: 'Changer' }).click();
    await field(page).fill('308 II 2018');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: /véhicules possibles/ }).waitFor();
    await expect(whole).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(whole).toBeVisible();
  });

  test('is chosen in lists when nobody answers for the plate [B1.08]', async ({ customer: { page } }) => {
    await page.route('**/api/vehicles/lookup', (route) => route.abort());
    await page.goto('/home');
    await field(page).fill(PLATE);
    await page.keyboard.press('Enter');
    await page.getByText(/service d’immatriculation ne répond pas/).waitFor();
    await expect(field(page)).toHaveValue(PLATE);
    await page.getByLabel('Marque du véhicule').selectOption('Peugeot');
    await page.getByLabel('Modèle du véhicule').selectOption('308 II');
    await page.getByLabel('Année de mise en circulation').selectOption('2016');
    await page.getByRole('button', { name: 'Choisir ce véhicule' }).click();
    await page.waitForURL(`**/montage?v=${KEY}`);
    await page.getByRole('button', { name: 'Tout mettre au panier' }).first().waitFor();
  });

  test('after an unknown plate names some that the demonstration knows, each of which it finds [B1.07]', async ({
    customer: { page },
  }) => {
    await page.goto('/home');
    await field(page).fill('ZZ-999-ZZ');
    await page.keyboard.press('Enter');
    const says = (await page.getByText(/^Données de démonstration/).textContent()) ?? '';
    const [, examples = ''] = says.split('par exemple');
    const named = examples.match(/[A-Z]{2}-\d{3}-[A-Z]{2}|[A-Z0-9]{17}|[A-Z]+\/[A-Z0-9]+/g) ?? [];
    assert.equal(named.length, 5, says);
    for (const text of named) {
      const { outcome } = await callApi<{ outcome: string }>(page, 'POST', '/vehicles/lookup', { text });
      assert.notEqual(outcome, 'unknown', text);
    }
    await page.getByLabel('Marque du véhicule').selectOption('Peugeot');
    assert.deepEqual(await violationsOn(page), []);
  });

  test('has screens in which axe finds nothing wrong, and that are no wider than a phone [B1.04] [B2.01]', async ({
    customer: { page },
  }) => {
    const steps: [address: string, until: () => Promise<unknown>][] = [
      [
        `/montage?v=${KEY}`,
        () => page.getByRole('button', { name: 'Tout mettre au panier' }).first().waitFor(),
      ],
      [`/catalog?v=${KEY}`, () => page.getByRole('region', { name: 'Faisceaux' }).waitFor()],
      [`/home?v=${KEY}`, () => bar(page).waitFor()],
    ];
    for (const [address, until] of steps) {
      await page.goto(address);
      await until();
      assert.deepEqual(await violationsOn(page), [], address);
      await page.setViewportSize({ width: 375, height: 812 });
      // What depends on the width is drawn anew a moment after the window has changed.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), address)
        .toBeLessThanOrEqual(375);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
});
