/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import type { SpecialPrice } from '../../shared/src/contracts/index.ts';
import { SPECIAL_PRICES_SLICE } from '../../shared/src/rules/product/index.ts';
import { percentile, type Row } from '../lib/table.ts';

const CUSTOMER = 'u-atelier';
const PATH = `/api/admin/customer/${CUSTOMER}/specialPrices`;
const TEXTS = ['12,50', '8,05', '117,30', '99,99', '45', '3,10', '250,75', '61,20'];
const milliseconds = (value: number) => `${Math.round(value)} ms`;

const priceAt = (at: number): SpecialPrice => ({
  spId: `sp-${at}`,
  spUserId: CUSTOMER,
  spProdRef: `BN-${String(at).padStart(6, '0')}`,
  spPrice: 20 + (at % 900) / 10,
  spStatus: 'active',
  spUserCompName: 'Atelier Vasseur',
  spUserName: 'Vasseur Claire',
  spListPrice: 400,
  spDesignation: `Faisceau standard 13 broches ${at}`,
  spPriceWithout: 360,
  spValidFrom: null,
  spValidTo: null,
  spSteps: [],
});

/** Runs in the page. Types texts into one price after the other; each letter until its frame, and the longest gap between frames. */
async function typeIntoGrid(texts: readonly string[]): Promise<{ letters: number[]; gaps: number[] }> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const letters: number[] = [];
  const gaps: number[] = [];
  let before = performance.now();
  let running = true;
  const frame = (now: number) => {
    gaps.push(now - before);
    before = now;
    if (running) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  for (const [at, text] of texts.entries()) {
    for (let length = 1; length <= text.length; length += 1) {
      const field = document.querySelector<HTMLInputElement>(
        `[role="dialog"] [aria-rowindex="${(at % 4) + 2}"] input[inputmode="decimal"]`,
      );
      if (!field) throw new Error('no price to type into');
      if (length === 1) field.focus();
      const since = performance.now();
      set?.call(field, text.slice(0, length));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      letters.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }
  running = false;
  return { letters, gaps: gaps.slice(1) };
}

/** A customer's special prices as the page gets them, slice by slice: until they are all there, and while somebody types. */
export async function pricesGrid(page: Page, url: string, lines: number, ceiling: string): Promise<Row[]> {
  const list = Array.from({ length: lines }, (_, at) => priceAt(at));
  await page.route(`**${PATH}?**`, (route) => {
    const after = new URL(route.request().url()).searchParams.get('after') ?? '';
    const from = after === '' ? 0 : Number(after.slice(3)) + 1;
    return route.fulfill({
      contentType: 'application/json',
      headers: { 'x-total-count': String(lines) },
      body: JSON.stringify(list.slice(from, from + SPECIAL_PRICES_SLICE)),
    });
  });
  await page.goto(`${url}/extradmin/customers/${CUSTOMER}?mode=specialPrices`);
  const grid = page.getByRole('dialog').getByRole('grid');
  await grid.getByRole('row').nth(1).waitFor();
  const since = performance.now();
  await page.locator(`[role="dialog"] [role="grid"][aria-rowcount="${lines + 1}"]`).waitFor();
  const whole = performance.now() - since;
  await page.waitForTimeout(1_000);
  const { letters, gaps } = await page.evaluate(typeIntoGrid, TEXTS);
  await page.unroute(`**${PATH}?**`);
  const name = `grid of ${lines.toLocaleString('en')} special prices`;
  return [
    [`${name}: from the first rows to all of them`, '–', milliseconds(whole)],
    [
      `${name}: letter in a price, p95 of ${letters.length}`,
      ceiling,
      milliseconds(percentile(letters, 0.95)),
    ],
    [
      `${name}: frames over 50 ms of ${gaps.length} while typing`,
      '0',
      `${gaps.filter((gap) => gap > 50).length} (longest ${milliseconds(Math.max(...gaps))})`,
    ],
  ];
}
