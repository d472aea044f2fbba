/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { percentile } from './table.ts';

/** What the plain table took, in milliseconds, when the ceilings were set: median of twelve, with the CPU slowed down four times. */
export const REFERENCE_MS = 103;
export const SLOWDOWN = 4;
/** In an empty page with rows made there it took 0.46 to 0.67 of that, in five visits in turn. The highest spares least. */
const MADE = { rows: 60_000, referenceMs: 0.67 * REFERENCE_MS } as const;

/** Texts to type. Every key of them changes the rows. */
export const TYPED = ['12', '123', '1234', '27', '271', '2719', '35', '358', '3581', '40', '408', '4086'].map(
  (digits) => `FA-${digits}`,
);

interface Plain {
  readonly texts: readonly string[];
  /** undefined: the page's own, by its API. */
  readonly made: number | undefined;
}

/** The time of a plain filter over many rows, without index, that puts every row found into the page. */
export function timePlain(page: Page, made?: number): Promise<number[]> {
  return page.evaluate(filterPlainly, { texts: TYPED, made });
}

/** How many times the CPU is to be slowed down in this minute, so that the page is as slow as where the ceilings were set. */
export async function comparableSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = [...(await timePlain(page, MADE.rows)), ...(await timePlain(page, MADE.rows))];
  await page.context().close();
  return withinBounds((SLOWDOWN * MADE.referenceMs) / percentile(times, 0.5));
}

export const withinBounds = (rate: number): number => Math.min(SLOWDOWN, Math.max(1, rate));

/** Runs in the page. */
async function filterPlainly({ texts, made }: Plain): Promise<number[]> {
  const asked = async () => {
    const query = encodeURIComponent('{"prodCatalogue:eq":"Faisceau"}');
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = await fetch(`/api/products?query=${query}`, { headers });
    return (await answer.json()) as Record<string, string>[];
  };
  const row = (_: unknown, at: number) => ({
    prodRef: `FA-${String(at + 1).padStart(5, '0')}`,
    prodMarque: 'Peugeot',
    prodModele: '308 II Break',
    prodAnnee: '04/2014 à 07/2021',
    prodStandard: 'oui',
    prodMbrPrice: '79.40',
  });
  const rows: Record<string, string>[] =
    made === undefined ? await asked() : Array.from({ length: made }, row);
  const box = document.createElement('div');
  document.body.append(box);
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toUpperCase();
  const columns = ['prodRef', 'prodMarque', 'prodModele', 'prodAnnee', 'prodStandard', 'prodMbrPrice'];
  const times: number[] = [];
  for (const text of texts) {
    const since = performance.now();
    const found = rows.filter((one) => plain(one.prodRef ?? '').startsWith(plain(text)));
    const lines = found.map((one) => `<tr>${columns.map((name) => `<td>${one[name]}</td>`).join('')}</tr>`);
    const table = document.createElement('table');
    table.append(document.createRange().createContextualFragment(lines.join('')));
    box.replaceChildren(table);
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 0));
    });
    times.push(performance.now() - since);
  }
  box.remove();
  return times;
}
