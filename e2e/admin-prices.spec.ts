import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { asAdmin } from './harness/calls.ts';
import { expect, test } from './harness/test.ts';
import type { Visit } from './harness/visits.ts';

interface Price {
  spProdRef: string;
  spPrice: number;
  spUserId: string;
}

test.use({ portalOptions: { name: 'administration' } });

test.describe('special prices in the back office', () => {
  const dialog = (page: Page) => page.getByRole('dialog').last();
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Sauvegader' });
  /** Most of these prices are less than a third of the usual ones. */
  const meant = (page: Page) => page.getByRole('button', { name: 'Continuer avec ces prix' });
  const pricesOf = (page: Page, id: string) =>
    asAdmin<Price[]>(page, 'GET', `/admin/customer/${id}/specialPrices`);

  async function openPrices({ page }: Visit) {
    await page.getByRole('searchbox').fill('delaunay');
    await page.getByRole('button', { name: 'Prix spéciaux de Garage Delaunay' }).click();
    await page.waitForURL(/mode=specialPrices$/);
    await dialog(page).getByRole('row').nth(1).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) as string;
    const add = async (ref: string, price: string) => {
      await dialog(page).getByLabel('Référence', { exact: true }).fill(ref);
      await dialog(page).getByLabel('Prix remisé', { exact: true }).fill(price);
      await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
    };
    return { page, id, add };
  }

  test('are added at the top, edited, removed and restored, and saved all at once [A2.15, A2.16, A2.18, A2.19, A2.20, A2.21, A4.04, A4.05, A7.08, A7.09, A1.03]', async ({
    administrator,
  }) => {
    const { page, id, add } = await openPrices(await administrator('/extradmin/customers'));
    for (const header of ['Référence', 'Prix remisé'])
      await dialog(page).getByRole('columnheader', { name: header }).waitFor();
    const before = await pricesOf(page, id);
    await expect(save(page)).toBeDisabled();
    await add('FA-00002', '1,50');
    await expect(dialog(page).getByLabel('Référence', { exact: true })).toHaveValue('');
    await expect(dialog(page).getByLabel('Prix remisé', { exact: true })).toHaveValue('');
    await dialog(page).getByRole('row').nth(1).getByText('FA-00002', { exact: true }).waitFor();
    const [kept, gone] = before;
    await dialog(page).getByLabel(`Prix remisé de ${kept?.spProdRef}`).fill('1 234,56');
    await dialog(page).getByRole('button', { name: 'Confirmer ce prix' }).click();
    await dialog(page)
      .getByRole('button', { name: `Retirer ${gone?.spProdRef}` })
      .click();
    await dialog(page)
      .getByRole('button', { name: `Garder ${gone?.spProdRef}` })
      .click();
    await dialog(page)
      .getByRole('button', { name: `Retirer ${gone?.spProdRef}` })
      .click();
    const seen = Promise.withResolvers<void>();
    await page.route('**/specialPrices', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await save(page).click();
    await meant(page).click();
    await dialog(page).locator('button[aria-busy="true"]', { hasText: 'Sauvegader' }).waitFor();
    seen.resolve();
    await page.waitForURL(/\/extradmin\/customers(\?|$)/);
    const after = await pricesOf(page, id);
    const priceOf = (ref: string | undefined) => after.find(({ spProdRef }) => spProdRef === ref)?.spPrice;
    assert.equal(priceOf('FA-00002'), 1.5);
    assert.equal(priceOf(kept?.spProdRef), 1234.56);
    assert.equal(priceOf(gone?.spProdRef), undefined);
    assert.equal(after.length, before.length);
  });

  test('cannot have a reference twice, and must be positive numbers [A5.04, A5.06, A8.04]', async ({
    administrator,
  }) => {
    const { page, id, add } = await openPrices(await administrator('/extradmin/customers'));
    const [first] = await pricesOf(page, id);
    const rows = await dialog(page).getByRole('grid').getAttribute('aria-rowcount');
    await add('', '12');
    await add('FA-00099', '');
    await expect(dialog(page).getByRole('grid')).toHaveAttribute('aria-rowcount', rows ?? '');
    await add(` ${first?.spProdRef.toLowerCase()} `, '12');
    const warning = dialog(page).getByText(
      'Un prix spécial existe déjà pour ce client et pour cette référence.',
    );
    await warning.waitFor();
    await dialog(page).getByRole('button', { name: 'Fermer le message' }).click();
    await warning.waitFor({ state: 'detached' });
    await add('FA-00099', '-1');
    await dialog(page).getByText('Le prix spécial doit être un nombre positif.').waitFor();
    await dialog(page).getByLabel(`Prix remisé de ${first?.spProdRef}`).fill('abc');
    await save(page).click();
    await dialog(page).getByText(`Un prix est à corriger\u00a0: ${first?.spProdRef}.`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await page.waitForURL(/\/extradmin\/customers(\?|$)/);
  });

  test('that somebody else has changed meanwhile are not overwritten', async ({ administrator }) => {
    const { page, id, add } = await openPrices(await administrator('/extradmin/customers'));
    const all = await pricesOf(page, id);
    await add('FA-00077', '5');
    await asAdmin(page, 'PUT', `/admin/customer/${id}/specialPrices`, all.slice(1).map(lineOf));
    await save(page).click();
    await meant(page).click();
    await dialog(page).getByText('par un autre administrateur').waitFor();
    assert.equal((await pricesOf(page, id)).length, all.length - 1);
    // What was typed stands over the list as the other one left it, who is named.
    await dialog(page).getByRole('button', { name: 'Recharger la liste' }).click();
    await dialog(page).getByText(`${all[0]?.spProdRef} (retiré)`).waitFor();
    await expect(dialog(page).getByLabel('Prix remisé de FA-00077')).toHaveValue('5,00');
    await save(page).click();
    await meant(page).click();
    await page.waitForURL(/\/extradmin\/customers(\?|$)/);
    assert.equal((await pricesOf(page, id)).length, all.length);
  });

  test('are edited by the keys as in a spreadsheet, and pasted [B5.01] [W2.12]', async ({
    administrator,
  }) => {
    const { page, id } = await openPrices(await administrator('/extradmin/customers'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // With the three that are added: some are beyond those in view.
    const last = Math.min(12, (await pricesOf(page, id)).length + 3);
    const reference = dialog(page).getByLabel('Référence', { exact: true });
    const newPrice = dialog(page).getByLabel('Prix remisé', { exact: true });
    const row = (at: number) => dialog(page).locator(`[aria-rowindex="${at + 1}"]`);
    const price = (at: number) => row(at).locator('input[inputmode="decimal"]');
    const prices = (...texts: string[]) =>
      Promise.all(texts.map((text, at) => expect(price(at + 1)).toHaveValue(text)));
    const isSelected = (at: number) =>
      price(at).evaluate(
        (field: HTMLInputElement) =>
          document.activeElement === field &&
          field.selectionEnd === field.value.length &&
          !field.selectionStart,
      );
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('ControlOrMeta+v');
    };

    await reference.focus();
    for (const [ref, amount] of [
      ['FA-00031', '1,50'],
      ['FA-00030', '2,50'],
      ['FA-00033', '3,50'],
    ] as const) {
      await page.keyboard.type(ref);
      await page.keyboard.press('Tab');
      await page.keyboard.type(amount);
      await page.keyboard.press('Enter');
      await expect(reference).toHaveValue('');
      await expect(newPrice).toHaveValue('');
      await expect(reference).toBeFocused();
    }
    await prices('3,50', '2,50', '1,50');

    await price(1).focus();
    await page.keyboard.press('Enter');
    assert.ok(await isSelected(2));
    await page.keyboard.type('7');
    await page.keyboard.press('ArrowDown');
    assert.ok(await isSelected(3));
    await page.keyboard.press('ArrowUp');
    assert.ok(await isSelected(2));
    await prices('3,50', '7', '1,50');
    await page.keyboard.press('ControlOrMeta+z');
    await prices('3,50', '2,50', '1,50');

    for (let at = 2; at < last; at += 1) {
      await page.keyboard.press('Enter');
      await expect(price(at + 1)).toBeFocused();
    }
    for (let at = last; at > 1; at -= 1) {
      await page.keyboard.press('ArrowUp');
      await expect(price(at - 1)).toBeFocused();
    }
    await expect(price(1)).toBeInViewport();

    await paste('11,10\r\n12,20\r\n13,30\r\n');
    await prices('11,10', '12,20', '13,30');
    for (const at of [1, 2, 3]) await row(at).getByRole('checkbox').check();
    await price(2).focus();
    await page.keyboard.press('ControlOrMeta+d');
    await prices('11,10', '11,10', '11,10');
    await page.keyboard.press('ControlOrMeta+z');
    await prices('11,10', '12,20', '13,30');

    const lines = Array.from({ length: 5000 }, (_, at) => `FA-${String(at + 1).padStart(5, '0')}\t4,20`);
    await price(1).focus();
    await paste(lines.join('\n'));
    await dialog(page)
      .getByText(/^\d+ nouveaux prix$/)
      .waitFor();
    await dialog(page)
      .getByText(/références? inconnues?/)
      .first()
      .waitFor();
    const take = dialog(page).getByRole('button', { name: /^Reprendre \d+ prix dans la liste$/ });
    const taken = Number((await take.textContent())?.match(/\d+/)?.[0]);
    await take.click();
    await prices('4,20', '4,20', '4,20');
    await save(page).click();
    await meant(page).click();
    await page.waitForURL(/\/extradmin\/customers(\?|$)/);
    const after = await pricesOf(page, id);
    assert.equal(after.filter(({ spPrice }) => spPrice === 4.2).length, taken);
  });

  test('of a product must name a customer, and each customer once [A2.30, A5.02, A5.03, A5.05, A7.15]', async ({
    administrator,
  }) => {
    const { page } = await administrator('/extradmin/products');
    await page.getByLabel('Référence', { exact: true }).fill('fa-00003');
    await page.getByRole('row', { name: /FA-00003/ }).click();
    await dialog(page).getByRole('tab', { name: 'Prix spéciaux' }).click();
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
    await dialog(page).getByText('Le nom du client est requis.').waitFor();
    await dialog(page).getByText('Le prix spécial est requis.').waitFor();
    const add = async (price: string) => {
      await dialog(page).getByRole('combobox', { name: 'Client' }).fill('vasseur');
      await page
        .getByRole('option', { name: /Vasseur/ })
        .first()
        .click();
      await dialog(page).getByLabel('Prix remisé', { exact: true }).fill(price);
      await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
    };
    await add('42');
    await dialog(page).getByLabel('Prix remisé de Atelier Vasseur').waitFor();
    await add('43');
    await dialog(page).getByText('Un prix special existe déjà pour ce client.').waitFor();
    // A line that was refused is neither saved nor lost without a word.
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await dialog(page).getByText('La nouvelle ligne n’est pas encore ajoutée').waitFor();
    await dialog(page).getByRole('combobox', { name: 'Client' }).fill('');
    await dialog(page).getByLabel('Prix remisé', { exact: true }).fill('');
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Les prix spéciaux sont enregistrés.').waitFor();
    const saved = await asAdmin<Price[]>(page, 'GET', '/admin/product/FA-00003/specialPrices');
    assert.ok(saved.some(({ spPrice }) => spPrice === 42));
  });
});

const lineOf = ({ spUserId, spProdRef, spPrice }: Price) => ({ spUserId, spProdRef, spPrice });
