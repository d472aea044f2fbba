import { type Browser, chromium, type Page } from 'playwright-core';

export type Shot = 'sign-in' | 'home' | 'catalog' | 'product' | 'cart' | 'faq';

const PASSWORD = 'Demo-2026!';
const WINDOW = { width: 1180, height: 720 };
/** Pixels per CSS pixel: sharper than a screen, because the guide may be printed. */
const SCALE = 1.6;
const QUALITY = 78;

/** Takes screenshots of the running portal with this browser, signed in as the demonstration account garage@demo.example. */
export async function takePictures(
  url: string,
  executablePath: string | undefined,
): Promise<Map<Shot, Buffer>> {
  const browser = await openChromium(executablePath);
  try {
    const context = await browser.newContext({
      viewport: WINDOW,
      deviceScaleFactor: SCALE,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const pictures = new Map<Shot, Buffer>();
    for (const [shot, walk] of Object.entries(walks) as [Shot, Walk][]) {
      await walk(page, url);
      await page.waitForLoadState('networkidle');
      // Toasts come from the steps before and do not belong in the picture.
      await page.addStyleTag({ content: '[data-stay] { visibility: hidden }' }).catch(() => {});
      pictures.set(shot, await page.screenshot({ type: 'jpeg', quality: QUALITY, caret: 'hide' }));
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

const openChromium = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

type Walk = (page: Page, url: string) => Promise<void>;

/** Played in this order: each continues where the one before it ended. */
const walks: Record<Shot, Walk> = {
  'sign-in': async (page, url) => {
    await page.goto(url);
    await page.getByRole('button', { name: 'CONNEXION' }).click();
    await page.getByLabel('Adresse email').fill('garage@demo.example');
  },
  home: async (page) => {
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL(/\/home$/);
    await page.getByRole('heading', { name: 'Nouveaux produits' }).waitFor();
    await page.getByRole('button', { name: 'Commander' }).waitFor();
  },
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
  faq: async (page, url) => {
    await page.goto(`${url}/faq`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};
