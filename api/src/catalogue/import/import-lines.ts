import type { StockCode } from '@extranet/shared/contracts';
import { type NumberRule, PRICE, QUANTITY, readNumber, referenceKey, TEXT_MAX } from '@extranet/shared/rules';
import { hundredths } from '../../base/money.ts';
import type { SheetRow } from '../../base/spreadsheets/sheet.ts';
import { possible } from '../../base/text/possible-numbers.ts';
import type { ColumnIndexes } from './mapping.ts';
import { type StockThresholds, stockCodeOf } from './stock-thresholds.ts';

const PLACE_MAX = 40;
const STOCK: NumberRule = { ...QUANTITY, min: -999_999_999, max: 999_999_999 };

/** Null: the file has no value, and the product keeps its own. */
export interface ImportLine {
  readonly line: number;
  readonly ref: string;
  readonly ref_norm: string;
  readonly after_cents: number | null;
  readonly after_qty: number | null;
  readonly after_code: StockCode | null;
  /** The place. */
  readonly after_text: string | null;
  /** 1: the quantity was below 0. */
  readonly negative: number;
}

export interface Unreadable {
  readonly line: number;
  readonly ref: string;
  readonly reason: string;
}

/** Reads rows one by one. A repeated reference is refused: the result would depend on the order of the rows. */
export function lineReader(columns: ColumnIndexes, thresholds: StockThresholds) {
  const seen = new Map<string, number>();

  return ({ number: line, cells }: SheetRow): ImportLine | Unreadable => {
    const cell = (index: number | null) => (index === null ? '' : (cells[index] ?? '').trim());
    const ref = cell(columns.ref);
    const unreadable = (reason: string): Unreadable => ({ line, ref: shortened(ref), reason });
    const ref_norm = referenceKey(ref);
    if (!ref_norm) return unreadable('La référence manque.');
    if (ref.length > TEXT_MAX.reference || !ref.isWellFormed())
      return unreadable('La référence est trop longue.');
    const price = cell(columns.price);
    const { value: amount, problem } = readNumber(price, PRICE);
    if (problem === 'unreadable')
      return unreadable(
        `Le prix «\u00A0${shortened(price)}\u00A0» est illisible\u00A0: écrivez par exemple 79,40.`,
      );
    if (problem && problem !== 'missing')
      return unreadable(`Le prix «\u00A0${shortened(price)}\u00A0» n’est pas possible. ${possible(PRICE)}`);
    const after_cents = amount === undefined ? null : hundredths(amount);
    const quantity = cell(columns.stockQty);
    const counted = readNumber(quantity, STOCK);
    if (counted.problem && counted.problem !== 'missing') {
      return unreadable(
        `Le stock «\u00A0${shortened(quantity)}\u00A0» est illisible\u00A0: écrivez par exemple 12.`,
      );
    }
    // Some programs count returns as negative stock: it is stored as 0, and said.
    const after_qty = counted.value === undefined ? null : Math.max(0, counted.value);
    const place = cell(columns.stockPlace);
    if (place.length > PLACE_MAX || !place.isWellFormed()) return unreadable('L’emplacement est trop long.');
    const earlier = seen.get(ref_norm);
    if (earlier !== undefined) return unreadable(`La référence figure déjà à la ligne ${earlier}.`);
    seen.set(ref_norm, line);
    return {
      line,
      ref,
      ref_norm,
      after_cents,
      after_qty,
      after_code: after_qty === null ? null : stockCodeOf(after_qty, thresholds),
      after_text: place === '' ? null : place,
      negative: (counted.value ?? 0) < 0 ? 1 : 0,
    };
  };
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}
