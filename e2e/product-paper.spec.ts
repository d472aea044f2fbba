/// <reference lib="dom" />

import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { pdfText } from '../api/src/testing/pdf-text.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

test.describe('a product’s sheet on paper', () => {
  let page: Page;
  test.beforeEach(async ({ customer }) => {
    ({ page } = customer);
  });

  const dialog = (reference: string) => page.getByRole('dialog', { name: reference });
  const open = async (reference: string) => {
    await page.goto(`/catalog?produit=p-${reference.toLowerCase()}`);
    await dialog(reference).waitFor();
  };

  test('prints the sheet alone: supplier, day, reference, designation, features, price and stock [C2.21] [W1.02]', async () => {
    await open('FA-00001');
    await dialog('FA-00001').getByText('Plus permanent').first().waitFor();
    const paper = (await pdfText(await page.pdf({ format: 'A4' }))).join('');
    for (const words of ['FA-00001', 'broches', 'Pluspermanent', 'HT', 'Enstock', 'Impriméle', '@'])
      assert.ok(paper.includes(words), `${words}: ${paper}`);
    for (const tool of ['Ajouteraupanier', 'Commanderourechercher', 'Glossaire', 'Favori', 'Imprimer'])
      assert.ok(!paper.includes(tool), `${tool}: ${paper}`);
  });

  test('prints it on one page with its wiring, from a button, with a code that opens it on a phone [B6.07]', async () => {
    // Thirteen contacts: the longest.
    await open('FA-00100');
    const box = dialog('FA-00100');
    await box.getByText(/^Câblage de la prise/).waitFor();
    await networkQuiet(page);
    // Chromium without a window prints nowhere: what the button asks for is noted, and done as its own printing does.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-asked-to-print', '');
    });
    await box.getByRole('button', { name: 'Imprimer' }).click();
    await expect(page.locator('body[data-asked-to-print]')).toHaveCount(1);
    const pages = await pdfText(await page.pdf({ format: 'A4' }));
    assert.equal(pages.length, 1, pages.join('|'));
    assert.match(pages.join(''), /Câblagedelaprise\(ISO11446\).*Masseducontact9/);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.getByRole('img', { name: /^Code à scanner pour ouvrir cette fiche/ }).waitFor();
  });

  test('paper for the client has the list price and not the garage’s own, and the reference once in its head [C2.21] [W1.02]', async () => {
    await open('FA-00059');
    const box = dialog('FA-00059');
    await box.getByText('Plus permanent').first().waitFor();
    await expect(box).toHaveText(/110,10.*99,09/);
    await box.getByRole('button', { name: 'Pourquoi ce prix ?' }).click();
    await box.getByText('Votre remise').waitFor();
    const [head = '', ...others] = await pdfText(await page.pdf({ format: 'A4' }));
    const paper = [head, ...others].join('');
    assert.match(paper, /Prixcatalogue110,10€HT/);
    assert.ok(!paper.includes('99,09') && !paper.includes('Votreremise'), paper);
    assert.equal(paper.match(/FA-00059/g)?.length, 1, paper);
  });
});
