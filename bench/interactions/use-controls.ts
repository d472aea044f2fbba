import type { Locator, Page } from 'playwright-core';
import { vitalsOf } from '../host/page.ts';

type Interaction = Awaited<ReturnType<typeof vitalsOf>>['interactions'][number];

const SHOWN_MAX = 12;
/** As a person pauses between two of them. */
const PAUSE_MS = 250;
const LETTERS = 'peu';
const DIGITS = '12';

const CONTROLS = [
  'input:not([type=hidden]):not([type=file]):not([type=range])',
  'textarea',
  '[contenteditable=true]',
  '[role=tab]',
  '[aria-haspopup]',
  '[aria-expanded]',
  '[role=columnheader] button',
  '[role=row][aria-rowindex="2"], [role=row][data-index="1"]',
]
  .map((control) => `main ${control.replaceAll(', ', ', main ')}`)
  .join(', ');

/**
 * Uses what stands on the page: types into fields and empties them, ticks boxes and unticks them, opens lists, menus and rows and closes
 * them; answers how long each key and click took. Buttons that do something at once are left alone.
 */
export async function useControls(page: Page, address: string): Promise<Interaction[]> {
  const heard: Interaction[] = [];
  const count = Math.min(await page.locator(CONTROLS).count(), SHOWN_MAX);
  for (let at = 0; at < count; at += 1) {
    const control = page.locator(CONTROLS).nth(at);
    if (!(await isUsable(control))) continue;
    await use(page, control).catch(() => undefined);
    await page.waitForTimeout(PAUSE_MS);
    if (page.url() === address) continue;
    // What the page has noted goes with it.
    heard.push(...(await vitalsOf(page)).interactions);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(1_000);
  }
  return [...heard, ...(await vitalsOf(page)).interactions];
}

const isUsable = async (control: Locator): Promise<boolean> =>
  (await control.isVisible()) && (await control.isEnabled().catch(() => false));

/** Only the mouse: a click by Playwright also runs checks of its own in the page while it is answered. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded({ timeout: 3_000 });
  const box = await control.boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

async function use(page: Page, control: Locator): Promise<void> {
  const kind = await control.evaluate((element) => element.getAttribute('type') ?? element.tagName);
  await press(page, control);
  await page.waitForTimeout(PAUSE_MS);
  if (kind === 'checkbox') await press(page, control);
  if (kind === 'checkbox' || kind === 'radio') return;
  const isField = await control.evaluate((element) =>
    element.matches('input, textarea, [contenteditable=true]'),
  );
  if (isField) {
    const text = kind === 'number' || kind === 'date' ? DIGITS : LETTERS;
    await page.keyboard.type(text, { delay: 120 });
    await page.waitForTimeout(PAUSE_MS);
    for (const _letter of text) await page.keyboard.press('Backspace', { delay: 40 });
  }
  await page.waitForTimeout(PAUSE_MS);
  await page.keyboard.press('Escape');
}
