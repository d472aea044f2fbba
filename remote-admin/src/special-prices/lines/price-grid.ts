import { number } from '@extranet/shared/format';
import { readSteps, stepsText } from '@extranet/shared/rules/product';
import { type PriceLine, readPrice } from './price-lines.ts';

/** What several lines at once become: percents, copies and pastes. Nothing is rounded but what a percentage makes. */
const active = ({ spStatus }: PriceLine) => spStatus === 'active';

const changed = (
  lines: readonly PriceLine[],
  keys: ReadonlySet<string>,
  priceOf: (line: PriceLine) => string | null,
): PriceLine[] =>
  lines.map((line) => {
    const price = keys.has(line.key) && active(line) ? priceOf(line) : null;
    return price === null || price === line.price ? line : { ...line, price };
  });

/** Null where nothing would be left of it. In whole hundredths of cents: 12,35 less 10 % is 11,115, and half a cent counts up. */
function raised(amount: number, percent: number): number | null {
  const cents = Math.round((Math.round(amount * 100) * (10_000 + Math.round(percent * 100))) / 10_000);
  return cents < 1 ? null : cents / 100;
}

/** The steps by the same percentage: with one price alone, more pieces would cost relatively more or less. Null where they cannot. */
function raisedSteps(written: string, percent: number): string | null {
  const steps = readSteps(written);
  if (!steps || steps.length === 0) return steps && written;
  const next = steps.flatMap(({ from, price }) => {
    const after = raised(price, percent);
    return after === null ? [] : { from, price: after };
  });
  return next.length < steps.length ? null : stepsText(next);
}

/** Whether a percentage changes quantity steps as well, which may not be on the screen. */
export const hasSteps = ({ steps }: PriceLine): boolean => steps.trim() !== '';

/** Rises or lowers prices and their steps, to the cent. A line that cannot be read, or of which nothing would be left, stays as it is. */
export const withPercent = (
  lines: readonly PriceLine[],
  keys: ReadonlySet<string>,
  percent: number,
): PriceLine[] =>
  lines.map((line) => {
    const read = readPrice(line.price);
    if (!keys.has(line.key) || !active(line) || 'problem' in read) return line;
    const after = raised(read.amount, percent);
    const steps = raisedSteps(line.steps, percent);
    if (after === null || steps === null) return line;
    const price = number(after);
    return { ...line, price, ...(steps !== line.steps && { steps, termsTouched: true }) };
  });

/** The first of the lines gives its price to the others. */
export function filledDown(
  lines: readonly PriceLine[],
  keys: ReadonlySet<string>,
  order: readonly PriceLine[],
): PriceLine[] {
  const first = order.find(({ key }) => keys.has(key));
  return first ? changed(lines, keys, () => first.price) : [...lines];
}

/** A column out of a spreadsheet, from one line of the list downwards; what is too long for the list is left out. */
export function withColumn(
  lines: readonly PriceLine[],
  order: readonly PriceLine[],
  from: string,
  column: readonly string[],
): PriceLine[] {
  const start = order.findIndex(({ key }) => key === from);
  const byKey = new Map(
    order.slice(start < 0 ? order.length : start).flatMap(({ key }, at) => {
      const text = column[at]?.trim();
      return text ? [[key, text] as const] : [];
    }),
  );
  return changed(lines, new Set(byKey.keys()), ({ key }) => byKey.get(key) ?? null);
}

/** What a spreadsheet puts on the clipboard, as rows of cells; null for text that belongs into one field. */
export function pastedRows(text: string): string[][] | null {
  const rows = text
    .replace(/(\r\n|\n|\r)+$/, '')
    .split(/\r\n|\n|\r/)
    .map((row) => row.split('\t'));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null;
}

/** References with their prices, as a file; null for what is one column only. */
export const pastedTable = (text: string): File | null => {
  const rows = pastedRows(text);
  return rows?.some(({ length }) => length > 1) ? pastedFile(rows, 'collage.csv') : null;
};

/**
 * The file that says the same as two pasted columns, for the server to read and check. Below its own heads each row stands one line
 * lower than it was pasted; heads that were pasted too leave theirs empty.
 */
export function pastedFile(rows: readonly (readonly string[])[], name: string): File {
  const cell = (text: string) => `"${text.trim().replaceAll('"', '""')}"`;
  const lines = rows.map(([ref = '', ...others], at) => {
    const price = others.findLast((text) => text.trim() !== '') ?? '';
    return at === 0 && isHead(ref, price) ? '' : `${cell(ref)};${cell(price)}`;
  });
  return new File([`Référence;Prix remisé\n${lines.join('\n')}\n`], name, { type: 'text/csv' });
}

/** 'Référence' above 'Prix 2026': a year is no price, and a reference has digits. */
const isHead = (ref: string, price: string) => !/\d/.test(ref) && 'problem' in readPrice(price);

/** How far the price is from the list price, in percent with one decimal; null where there is nothing to compare. */
export function gapOf({ price, listPrice }: Pick<PriceLine, 'price' | 'listPrice'>): number | null {
  const read = readPrice(price);
  if ('problem' in read || !listPrice) return null;
  return Math.round((read.amount / listPrice - 1) * 1000) / 10;
}
