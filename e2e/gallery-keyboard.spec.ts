/// <reference lib="dom" />

import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';
import type { Visit } from './harness/visits.ts';

/** Opens a section by its address. The tests of this file use no mouse. */
async function open({ page }: Visit, gallery: string, section: string): Promise<Page> {
  await page.goto(`${gallery}/?section=${section}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'nothing';
    return (
      active.getAttribute('aria-label') ??
      (active as HTMLInputElement).labels?.[0]?.textContent ??
      active.textContent
    );
  });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  assert.fail(`Tab never reached "${name}"`);
}

test.describe('with the keyboard alone', () => {
  test('a dialog keeps the focus inside, a second one opens above it, and closing returns the focus [C4.12]', async ({
    visit,
    gallery,
  }) => {
    const page = await open(await visit(), gallery, 'overlays');
    await tabTo(page, 'Connexion');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Connexion' }).waitFor();
    assert.equal(await focused(page), 'Adresse email');
    const round: unknown[] = [];
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      round.push(await focused(page));
    }
    assert.deepEqual(round, ['Mot de passe oublié', 'Message', 'Se connecter', 'Fermer', 'Adresse email']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    assert.equal(await focused(page), 'Se connecter');
    await tabTo(page, 'Mot de passe oublié');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Par-dessus' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Par-dessus' }).waitFor({ state: 'detached' });
    assert.equal(await focused(page), 'Mot de passe oublié');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(await focused(page), 'Connexion');
  });

  test('a confirmation first focuses Annuler', async ({ visit, gallery }) => {
    const page = await open(await visit(), gallery, 'overlays');
    await tabTo(page, 'Confirmation');
    await page.keyboard.press('Space');
    await page.getByRole('alertdialog').waitFor();
    assert.equal(await focused(page), 'Annuler');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });

  test('a combobox opens, filters and picks, and Escape closes its list first', async ({
    visit,
    gallery,
  }) => {
    const page = await open(await visit(), gallery, 'lists');
    const field = page.getByRole('combobox', { name: 'Quarante mille références' });
    await tabTo(page, 'Quarante mille références');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('fa 39999');
    await page.getByRole('option', { name: 'FA-39999' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (input) => (input as HTMLInputElement).value === 'FA-39999',
      await field.elementHandle(),
    );
  });

  test('an autocomplete moves by arrows and picks on Enter [C2.20]', async ({ visit, gallery }) => {
    const page = await open(await visit(), gallery, 'lists');
    await tabTo(page, 'Recherche de produits');
    await page.keyboard.type('fa-000');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByText('Choisi\u00a0: FA-00001').waitFor();
  });

  test('a table is one tab stop; arrows, Page keys, Home and End move through two thousand rows, Enter opens one', async ({
    visit,
    gallery,
  }) => {
    const page = await open(await visit(), gallery, 'tables');
    const stop = () => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'));
    for (let step = 0; step < 40 && (await stop()) !== '2'; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    assert.equal(await stop(), '3');
    await page.keyboard.press('End');
    assert.equal(await stop(), '2001');
    const inView = await page.evaluate(() => {
      const row = document.activeElement?.getBoundingClientRect();
      const grid = document.activeElement?.closest('[role=grid]')?.getBoundingClientRect();
      return row && grid && row.bottom <= grid.bottom + 1 && row.top >= grid.top;
    });
    assert.ok(inView);
    await page.keyboard.press('PageUp');
    assert.ok(Number(await stop()) < 2000);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Ouvert\u00a0: FA-000002').waitFor();
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'Ouvrir FA-000002');
  });

  test('a table’s headers sort it [A2.10]', async ({ visit, gallery }) => {
    const page = await open(await visit(), gallery, 'tables');
    await tabTo(page, 'Référence');
    await tabTo(page, 'Référence');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('grid', { name: 'Produits' }).getByText('FA-002000').waitFor();
  });

  test('a pasted code fills all boxes and is submitted [C2.17]', async ({ visit, gallery }) => {
    const page = await open(await visit(), gallery, 'fields');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('271828'));
    const group = page.getByRole('group', { name: 'Code reçu par email' });
    await tabTo(page, 'Chiffre 1 sur 6');
    await page.keyboard.press('Control+V');
    await page.getByText('Envoyé\u00a0: 271828').waitFor();
    const digits = await group
      .getByRole('textbox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    assert.deepEqual(digits, ['2', '7', '1', '8', '2', '8']);
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('3');
    await page.getByText('Envoyé\u00a0: 371828').waitFor();
  });

  test('the editor pastes text only [C2.27][A5.24]', async ({ visit, gallery }) => {
    const page = await open(await visit(), gallery, 'rich-text');
    await tabTo(page, 'Contribuer');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('textbox', { name: 'Votre contribution' });
    await editor.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+B');
    await page.keyboard.type('gras');
    await page.keyboard.press('Control+B');
    await editor.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/html', '<h1 style="color:red">Titre</h1><img src=x onerror=alert(1)>');
      data.setData('text/plain', ' collé');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await page.getByText('<p><strong>gras collé</strong></p>').waitFor();
  });
});
