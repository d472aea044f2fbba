import type { Page } from 'playwright-core';
import { calm, finishSignIn, openSignIn, SETTING, withChromium } from './browser.ts';

export type Shot = 'sign-in' | 'home' | 'catalog' | 'product' | 'cart' | 'order' | 'faq';

const WINDOW = { width: 1180, height: 720 };
/** Pixels per CSS pixel: sharper than a screen, because the guide may be printed. */
const SCALE = 1.6;
const QUALITY = 78;

/** Takes the guide's screenshots of the running portal with this browser. */
export const takePictures = (url: string, executablePath: string | undefined): Promise<Map<Shot, Buffer>> =>
  withChromium(executablePath, async (browser) => {
    const context = await browser.newContext({ ...SETTING, viewport: WINDOW, deviceScaleFactor: SCALE });
    const page = await context.newPage();
    const pictures = new Map<Shot, Buffer>();
    for (const [shot, walk] of Object.entries(walks) as [Shot, Walk][]) {
      await walk(page, url);
      await calm(page);
      pictures.set(shot, await page.screenshot({ type: 'jpeg', quality: QUALITY, caret: 'hide' }));
    }
    return pictures;
  });

type Walk = (page: Page, url: string) => Promise<void>;

/** Played in this order: each continues where the one before it ended. */
const walks: Record<Shot, Walk> = {
  'sign-in': openSignIn,
  home: finishSignIn,
  catalog: async (page, url) => {
    await page.goto(`${url}/catalog?cat=Faisceau`);
    await page.getByLabel('Référence').first().fill('FA-0000');
    await page.getByRole('row', { name: /FA-00001/ }).waitFor();
  },
  product: async (page) => {
    await page.getByRole('row', { name: /FA-00001/ }).click();
    await page.getByRole('dialog', { name: 'FA-00001' }).waitFor();
    await page.getByRole('button', { name: 'Ajouter au panier' }).waitFor();
  },
  cart: async (page, url) => {
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await page.getByText('Produit ajouté au panier').waitFor();
    await page.goto(`${url}/cart`);
    await page.getByText('FA-00001').first().waitFor();
  },
  order: async (page, url) => {
    await page.goto(`${url}/orders`);
    await page.getByRole('row', { name: /CMD-/ }).first().click();
    await page.getByLabel('Suivi', { exact: true }).first().waitFor();
  },
  faq: async (page, url) => {
    await page.goto(`${url}/faq`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};
