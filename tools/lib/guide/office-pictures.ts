import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { calm, SETTING, withChromium } from './browser.ts';

export type OfficeShot = 'catalogue' | 'special-prices' | 'last-files' | 'grid';

const WINDOW = { width: 1120, height: 760 };
const QUALITY = 70;

/** Screenshots of the back office for its handbook, of the running portal; `link` signs an administrator in. */
export const takeOfficePictures = (
  url: string,
  link: string,
  executablePath: string | undefined,
): Promise<Map<OfficeShot, Buffer>> =>
  withChromium(executablePath, async (browser) => {
    const context = await browser.newContext({ ...SETTING, viewport: WINDOW });
    const page = await context.newPage();
    await page.goto(link);
    await page.waitForURL(/\/extradmin/);
    const pictures = new Map<OfficeShot, Buffer>();
    for (const [shot, walk] of Object.entries(walks) as [OfficeShot, Walk][]) {
      await walk(page, url);
      await calm(page);
      const picture = await page.screenshot({ caret: 'hide' });
      pictures.set(shot, await sharp(picture).webp({ quality: QUALITY }).toBuffer());
    }
    return pictures;
  });

type Walk = (page: Page, url: string) => Promise<void>;

const drop = (page: Page, name: string, lines: readonly string[]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });

const PRICES = [
  'Email;Référence;Prix spécial HT;Valable du;Valable jusqu’au;Paliers',
  'garage@demo.example;FA-00021;158,00;01/01/2027;31/12/2027;"10 : 152,00"',
  'garage@demo.example;FA-00022;146,50;;;',
  'atelier@demo.example;FA-00021;164,00;;;',
  'atelier@demo.example;FA-00023;14,10;;;',
  'personne@exemple.fr;FA-00021;12,00;;;',
  'atelier@demo.example;FA-00024;cher;;;',
];

/** Played in this order: each continues where the one before it ended. */
const walks: Record<OfficeShot, Walk> = {
  catalogue: async (page, url) => {
    await page.goto(`${url}/extradmin/import`);
    await drop(page, 'tarif 2027.csv', [
      'Référence;Prix HT;Stock',
      ...Array.from({ length: 12 }, (_, at) => `FA-000${at + 10};${(60 + at * 7.35).toFixed(2)};${at * 3}`),
      'ZZ-1;10,00;1',
      'FA-00030;cher;1',
    ]);
    await show(page, 'Différences avec le catalogue');
  },
  'special-prices': async (page, url) => {
    await page.goto(`${url}/extradmin/import?de=specialPrices`);
    await drop(page, 'prix speciaux 2027.csv', PRICES);
    await show(page, 'Différences avec ce qui est enregistré');
  },
  'last-files': async (page) => {
    await page.getByRole('button', { name: 'Appliquer ces prix' }).click();
    // A price that is three times another one is asked about first.
    const sure = page.getByRole('button', { name: 'Continuer avec ces prix' });
    const undo = page.getByRole('button', { name: /^Défaire l’import de/ });
    await sure.or(undo).first().waitFor();
    if (await sure.isVisible()) await sure.click();
    await undo.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  },
  grid: async (page, url) => {
    await page.goto(`${url}/extradmin/customers`);
    await page.getByRole('searchbox').fill('delaunay');
    await page.getByRole('button', { name: 'Prix spéciaux de Garage Delaunay' }).click();
    await page.getByRole('dialog').last().getByRole('row').nth(1).waitFor();
  },
};

/** Brings the table into sight, once it has its rows. */
async function show(page: Page, name: string): Promise<void> {
  const table = page.getByRole('table', { name }).or(page.getByRole('grid', { name }));
  await table.getByText('FA-000').first().waitFor();
  await table.evaluate((element) => element.scrollIntoView({ block: 'end' }));
}
