import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { callApi } from './harness/calls.ts';
import { orderable } from './harness/customer.ts';
import { expect, test } from './harness/test.ts';

test.use({ portalOptions: { name: 'orders' } });

test.describe('a pasted or dropped list', () => {
  let page: Page;
  let refs: string[];
  test.beforeEach(async ({ customer }) => {
    ({ page } = customer);
    refs = (await orderable(page, 250)).map(({ prodRef }) => prodRef);
    await page.goto('/cart/list');
    await field().waitFor();
  });

  const ref = (index: number) => refs[index] as string;
  const field = () => page.getByLabel('Références et quantités');
  const confirm = () => page.getByRole('button', { name: /^Ajouter.* au panier$/ });
  const counts = () => page.getByRole('status').filter({ hasText: /correcte|inconnue|corrigée/ });
  const cart = async () =>
    (await callApi<{ items: { itProdRef: string; itQuantity: number }[] }>(page, 'GET', '/cart')).items.map(
      ({ itProdRef, itQuantity }) => `${itProdRef} x${itQuantity}`,
    );

  async function check(text: string): Promise<void> {
    await field().fill(text);
    await page.getByRole('button', { name: 'Vérifier la liste' }).click();
    await confirm().waitFor();
  }

  const drop = (name: string, bytes: Uint8Array) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

  test('shows each line as correct, corrected, unknown or not orderable; adds nothing to the cart before it is confirmed [W1.10]', async ({
    portal,
  }) => {
    await portal.sql(`update products set stock_code = '9' where ref = '${ref(3)}'`);
    const slip = ref(4).replace(/.$/, 'X');
    await check(
      [
        `${ref(0)}\t2`,
        `${ref(1).toLowerCase().replace('-', ' ')};3`,
        `${ref(0)} x1`,
        `${ref(3)}\t1`,
        `${slip}\t5`,
      ].join('\n'),
    );
    await expect(counts()).toHaveText(/1 inconnue.*1 non commandable.*2 corrigées/s);
    assert.deepEqual(await cart(), []);
    const suggestions = page.getByRole('button', { name: new RegExp(`au lieu de ${slip}$`) });
    await suggestions.nth(2).waitFor();
    await page
      .getByRole('button', { name: new RegExp(`^Prendre ${ref(4)} .*au lieu de ${slip}$`) })
      .or(suggestions.first())
      .first()
      .click();
    await counts().getByText('3 corrigées').waitFor();
    await page.setViewportSize({ width: 768, height: 800 });
    const more = page.getByRole('button', { name: 'Ajouter un' }).first();
    await expect
      .poll(async () => {
        const box = await more.boundingBox();
        return box ? box.x + box.width : Number.POSITIVE_INFINITY;
      })
      .toBeLessThanOrEqual(768);
    await confirm().click();
    await page.getByText('1 ligne reste à corriger ci-dessous').waitFor();
    const lines = await cart();
    assert.equal(lines.length, 3);
    assert.ok(lines.includes(`${ref(0)} x3`) && lines.includes(`${ref(1)} x3`));
    await portal.sql(`update products set stock_code = '1' where ref = '${ref(3)}'`);
  });

  test('is checked at once when it is pasted, and its errors can be downloaded', async () => {
    await field().evaluate(
      (element, text) => {
        const data = new DataTransfer();
        data.setData('text', text);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      `${ref(0)};1\nABSENTE-1;4`,
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger l’erreur' }).click();
    const file = await download;
    assert.match(file.suggestedFilename(), /^references-a-corriger-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    assert.equal(text, '\ufeffLigne;Référence;Quantité;Motif\r\n2;ABSENTE-1;4;Inconnue');
  });

  test('is read from a CSV file of a French Excel, in Windows-1252', async () => {
    const text = `Désignation;Référence;Qté\r\nFaisceau numéro 1;${ref(0)};2\r\nFaisceau numéro 2;${ref(1)};4\r\n`;
    await drop('liste.csv', Buffer.from(text, 'latin1'));
    await confirm().click();
    await page.waitForURL(/\/cart$/);
    assert.deepEqual((await cart()).sort(), [`${ref(0)} x2`, `${ref(1)} x4`].sort());
  });

  test('is read from an Excel workbook', async () => {
    await drop(
      'liste.xlsx',
      workbook([
        ['Référence', 'Quantité'],
        [ref(0), 7],
        [ref(2), 1],
      ]),
    );
    await confirm().click();
    await page.waitForURL(/\/cart$/);
    assert.deepEqual((await cart()).sort(), [`${ref(0)} x7`, `${ref(2)} x1`].sort());
  });

  test('says when a file contains no references', async () => {
    await drop('image.csv', new Uint8Array([0x89, 0x50, 0, 0, 1, 2, 3]));
    await page.getByText('Aucune référence n’a été trouvée.', { exact: false }).waitFor();
    await drop('liste.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]));
    await page.getByText('Aucune référence n’a été trouvée.', { exact: false }).waitFor();
  });

  test('accepts a thousand invalid lines and shows them as unknown', async () => {
    const nonsense = Array.from(
      { length: 1_000 },
      (_, index) => `<b>né ${index}</b> "=1+1 ${'ß漢'.repeat(index % 9)};${index % 7}`,
    );
    await check(nonsense.join('\n'));
    await expect(counts()).toHaveText(/\d+ inconnues/);
    await expect(confirm()).toBeDisabled();
  });

  test('adds more lines than one call may contain', async () => {
    assert.ok(refs.length > 200);
    await check(refs.map((one) => `${one};1`).join('\n'));
    await confirm().click();
    await page.waitForURL(/\/cart$/);
    assert.equal((await cart()).length, refs.length);
  });

  test('shows the lines that the server refuses when they are added, and the rest can still be added', async ({
    portal,
  }) => {
    await check(`${ref(5)};1\n${ref(6)};1`);
    await portal.sql(`update products set stock_code = '9' where ref = '${ref(6)}'`);
    await confirm().click();
    await page.getByText('Tout n’a pas pu être ajouté au panier').waitFor();
    await counts().getByText('1 non commandable').waitFor();
    await confirm().click();
    await page.getByText('1 ligne reste à corriger ci-dessous').waitFor();
    assert.deepEqual(await cart(), [`${ref(5)} x1`]);
  });
});

/** A minimal .xlsx workbook. */
function workbook(rows: (string | number)[][]): Uint8Array {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const letter = (index: number) => String.fromCharCode(65 + index);
  const sheet = rows
    .map((row, at) => {
      const cells = row.map((value, index) => cell(value).replace('<c', `<c r="${letter(index)}${at + 1}"`));
      return `<row r="${at + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Liste" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
  });
}
