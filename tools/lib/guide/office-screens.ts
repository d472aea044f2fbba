import type { Page } from 'playwright-core';
import { calm, SETTING, withChromium } from './browser.ts';

const LOOKS = [
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { viewport: { width: 768, height: 1024 }, colorScheme: 'light' },
  { viewport: { width: 375, height: 812 }, colorScheme: 'light' },
] as const;

/** In the order of the rail; a page of one record follows its list. */
const ADDRESSES = [
  '',
  'figures',
  'customers',
  'customers/u-garage',
  'orders',
  'orders/first',
  'retours',
  'documents',
  'products',
  'products/p-fa-00059',
  'delais',
  'demandes-de-pieces',
  'forum',
  'applications',
  'fitting',
  'import',
  'qr',
  'recherches',
  'audit',
  'settings',
  'travaux',
  'fonctionnement',
] as const;

/** A picture of each page of the back office, by look: first all of one look. `link` signs an administrator in. */
export const photographOffice = (
  url: string,
  link: string,
  executablePath: string | undefined,
): Promise<Buffer[][]> =>
  withChromium(executablePath, async (browser) => {
    const context = await browser.newContext(SETTING);
    const page = await context.newPage();
    await page.goto(link);
    await page.waitForURL(/\/extradmin/);
    const columns: Buffer[][] = [];
    for (const { viewport, colorScheme } of LOOKS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const pictures: Buffer[] = [];
      for (const address of ADDRESSES) {
        await open(page, url, address);
        await calm(page);
        pictures.push(await page.screenshot({ caret: 'hide' }));
      }
      columns.push(pictures);
    }
    return columns;
  });

async function open(page: Page, url: string, address: (typeof ADDRESSES)[number]): Promise<void> {
  const at = address === 'orders/first' ? `orders/${await firstOrder(page, url)}` : address;
  await page.goto(`${url}/extradmin/${at}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Its number is not known ahead: the list says it. */
async function firstOrder(page: Page, url: string): Promise<string> {
  const answered = page.waitForResponse(/\/api\/admin\/orders\?/);
  await page.goto(`${url}/extradmin/orders`);
  const [first] = (await (await answered).json()) as { orderId: string }[];
  return first?.orderId ?? '';
}
