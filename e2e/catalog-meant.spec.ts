/// <reference lib="dom" />

import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { violationsOn } from './harness/accessibility.ts';
import { expect, test } from './harness/test.ts';

const row = (page: Page, at: number) => page.locator(`[role="grid"] [data-index="${at}"]`);

for (const { field, typed, read, names } of [
  { field: 'Marque', typed: 'vw', read: /^Résultats pour Volkswagen$/, names: /Volkswagen/ },
  { field: 'Marque', typed: 'peugot', read: /^Résultats pour Peugeot$/, names: /Peugeot/ },
  { field: 'Modèle', typed: '308 sw', read: /^Résultats pour Peugeot 308/, names: /308.*Break/ },
  {
    field: 'Modèle',
    typed: 'golf sept',
    read: /^Résultats pour Volkswagen Golf VII/,
    names: /Golf VII(?!I)/,
  },
  { field: 'Modèle', typed: 'classe c break', read: /^Résultats pour .*Classe C/, names: /Classe C.*Break/ },
])
  test(`'${typed}' in ${field} finds what it means, as the search does, and is an address [B3.02] [B3.03]`, async ({
    customer,
  }) => {
    const { page } = customer;
    await page.goto('/catalog?cat=Faisceau');
    // The makes are there: the list is too.
    await page.getByRole('region', { name: 'Par constructeur' }).waitFor();
    await page.getByLabel(field, { exact: true }).fill(typed);
    await expect(page.getByText(read)).toBeVisible();
    await expect(row(page, 0)).toContainText(names);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.waitForURL(new RegExp(typed.replaceAll(' ', '\\+')));
    await page.reload();
    await expect(row(page, 0)).toContainText(names);
    await expect(page.getByText(read)).toBeVisible();
    assert.deepEqual(await violationsOn(page), []);
  });

test('the header’s field and the page agree after Escape and Back [C2.20] [B3.01]', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/catalog?cat=Faisceau&q=golf+7');
  await row(page, 0).waitFor();
  const field = page.getByRole('combobox', { name: 'Rechercher un produit' });
  await field.click();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('golf 7');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.waitForURL('**/catalog?cat=Faisceau');
  await page.goBack();
  await expect(field).toHaveValue('golf 7');
  await row(page, 0).waitFor();
});

test('what was typed on /home is there on Back and after a reload [B3.01]', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/home');
  // The remote's own field is there, not the one that the shell keeps warm for it.
  await page
    .getByLabel(/^Véhicule/)
    .first()
    .waitFor();
  const field = page.getByRole('combobox', { name: 'Référence, marque ou modèle' });
  await field.fill('golf 7');
  await page.keyboard.press('Enter');
  await row(page, 0).waitFor();
  await page.goBack();
  await expect(field).toHaveValue('golf 7');
  await page.reload();
  await expect(field).toHaveValue('golf 7');
});
