import type { Page } from 'playwright-core';
import { calm, finishSignIn, openSignIn, SETTING, withChromium } from './browser.ts';

/** Of the demonstration: a Peugeot 308 II of 2016. */
const PLATE = 'AB-123-CD';
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
] as const;

type Step = (page: Page) => Promise<void>;

const whole = (page: Page) => page.getByRole('button', { name: 'Tout mettre au panier' }).first();

/** From the plate on the car to the order, ten pictures. Each continues where the one before it ended. */
const steps: Step[] = [
  finishSignIn,
  async (page) => {
    await page.getByLabel(/^Véhicule\s:/).fill(PLATE);
    await page.getByText(`Plaque ${PLATE}`).waitFor();
  },
  async (page) => {
    await page.keyboard.press('Enter');
    await whole(page).waitFor();
  },
  async (page) => {
    const questions = page.locator('summary', { hasText: 'Pour choisir juste' });
    if (await questions.isVisible()) await questions.click();
    await page.getByRole('radio', { name: 'Caravane' }).check();
  },
  async (page) => {
    await page.locator('summary', { hasText: 'Pourquoi' }).first().click();
  },
  async (page) => {
    await whole(page).click();
    await page.getByRole('link', { name: 'Afficher le panier' }).waitFor();
  },
  async (page) => {
    await page.getByRole('link', { name: 'Afficher le panier' }).click();
    await page.getByRole('heading', { name: 'Commande en cours' }).waitFor();
  },
  async (page) => {
    await page.getByRole('link', { name: 'Terminer ma commande' }).click();
    await page.getByRole('button', { name: 'Continuer' }).waitFor();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: 'Valider et envoyer ma commande' }).waitFor();
  },
  async (page) => {
    await page.getByRole('button', { name: 'Valider et envoyer ma commande' }).click();
    await page
      .getByText(/CMD-\d{4}-\d{6}/)
      .first()
      .waitFor();
  },
];

/** The pictures of the walk: on a counter's screen, and on a phone. */
export const filmPlateToOrder = (url: string, executablePath: string | undefined): Promise<Buffer[][]> =>
  withChromium(executablePath, async (browser) => {
    const films: Buffer[][] = [];
    for (const viewport of VIEWPORTS) {
      const context = await browser.newContext({ ...SETTING, viewport });
      const page = await context.newPage();
      await openSignIn(page, url);
      const pictures: Buffer[] = [];
      for (const step of steps) {
        await step(page);
        await calm(page);
        pictures.push(await page.screenshot({ caret: 'hide' }));
      }
      films.push(pictures);
      await context.close();
    }
    return films;
  });
