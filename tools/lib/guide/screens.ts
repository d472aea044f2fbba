import type { Browser, Page } from 'playwright-core';
import { calm, finishSignIn, openSignIn, SETTING, withChromium } from './browser.ts';

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

const LINES = 'FA-00059;2\nAT-00003;1\nKI-00002;1';

type Screen = (page: Page, url: string) => Promise<void>;

const at =
  (path: string): Screen =>
  async (page, url) => {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

/** The ten main screens, in the order in which a garage meets them. Each continues where the one before it ended. */
const screens: Screen[] = [
  openSignIn,
  finishSignIn,
  at('/catalog?cat=Attelage&marque=peugeot'),
  at('/catalog?produit=p-fa-00059'),
  async (page, url) => {
    await at('/cart/list')(page, url);
    await page.getByLabel('Références et quantités').fill(LINES);
    await page.getByRole('button', { name: 'Vérifier la liste' }).click();
    await page.getByRole('button', { name: /^Ajouter.* au panier$/ }).waitFor();
  },
  async (page) => {
    await page.getByRole('button', { name: /^Ajouter.* au panier$/ }).click();
    await page.getByRole('heading', { name: 'Commande en cours' }).waitFor();
  },
  async (page, url) => {
    await at('/orderFinalize')(page, url);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: 'Valider et envoyer ma commande' }).waitFor();
  },
  at('/orders'),
  at('/faq'),
  at('/glossaire'),
];

/** A picture of each screen, by scheme and window: first all of one window. */
export const photographScreens = (url: string, executablePath: string | undefined): Promise<Buffer[][]> =>
  withChromium(executablePath, async (browser) => {
    const columns: Buffer[][] = [];
    for (const colorScheme of SCHEMES)
      for (const viewport of WINDOWS)
        columns.push(await walkThrough(browser, url, { colorScheme, viewport }));
    return columns;
  });

async function walkThrough(
  browser: Browser,
  url: string,
  look: { colorScheme: (typeof SCHEMES)[number]; viewport: (typeof WINDOWS)[number] },
): Promise<Buffer[]> {
  const context = await browser.newContext({ ...SETTING, ...look });
  const page = await context.newPage();
  const pictures: Buffer[] = [];
  for (const screen of screens) {
    await screen(page, url);
    await calm(page);
    pictures.push(await page.screenshot({ caret: 'hide' }));
  }
  await context.close();
  return pictures;
}
