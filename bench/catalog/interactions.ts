/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { TYPED } from '../lib/plain-table.ts';
import { timeKey } from './page.ts';

const ROUNDS = 4;
const MODALS = 6;

/** Types and deletes the texts; returns the time of each key. */
export async function typing(page: Page): Promise<number[]> {
  const field = page.getByLabel('Référence');
  const whole = TYPED.filter((_text, at) => at % 3 === 2);
  const times: number[] = [];
  await field.fill('FA-1');
  for (const text of Array.from({ length: ROUNDS }, () => whole).flat()) {
    await field.fill('FA-5');
    await page.waitForTimeout(300);
    await page.keyboard.press('Backspace');
    await page.waitForTimeout(300);
    for (const digit of text.slice('FA-'.length)) times.push(await timeKey(page, digit));
    for (const _digit of '123') times.push(await timeKey(page, 'Backspace'));
  }
  if (process.env.BENCH_VERBOSE) console.log(times.map(Math.round));
  return times;
}

/** Opens products from the list, one after the other; returns the time of each. */
export async function modals(page: Page): Promise<number[]> {
  await page.getByLabel('Référence').fill('FA-12');
  await page.waitForTimeout(500);
  const times: number[] = [];
  for (let row = 1; row <= MODALS; row += 1) {
    times.push(await page.evaluate(timeModal, row));
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
  }
  if (process.env.BENCH_VERBOSE) console.log(times.map(Math.round));
  return times;
}

/** Runs in the page. Time from the click on a row until the order form is in the page. */
async function timeModal(row: number): Promise<number> {
  const since = performance.now();
  document.querySelector<HTMLElement>(`[role="grid"] [data-index="${row}"]`)?.click();
  while (!document.querySelector('[role="dialog"] [data-body] form'))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - since;
}
