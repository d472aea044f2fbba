import { type Browser, chromium, type Page } from 'playwright-core';

const ACCOUNT = 'garage@demo.example';
const PASSWORD = 'Demo-2026!';

export async function withChromium<Result>(
  executablePath: string | undefined,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return work(browser).finally(() => browser.close());
}

/** Pictures are the same wherever they are taken. */
export const SETTING = { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' } as const;

/** Opens the sign-in dialog with the demonstration garage's address. */
export async function openSignIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'CONNEXION' }).click();
  await page.getByLabel('Adresse email').fill(ACCOUNT);
}

export async function finishSignIn(page: Page): Promise<void> {
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/home$/);
  await page.getByRole('heading', { name: 'Nouveaux produits' }).waitFor();
  await page.getByRole('button', { name: 'Commander' }).waitFor();
}

/** The stream of the bell is a request that never ends: once it is open, this long is waited. */
const STREAMS_MS = 4000;

/** Waits until nothing is fetched any more, and hides toasts, which come from the steps before. */
export async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: STREAMS_MS }).catch(() => {});
  await page.addStyleTag({ content: '[data-stay] { visibility: hidden }' }).catch(() => {});
}
