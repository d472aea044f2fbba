import { readNumber, referenceKey, SPECIAL_PRICE, TEXT_MAX } from '@extranet/shared/rules';
import { readSteps } from '@extranet/shared/rules/product';
import { hundredths } from '../../../base/money.ts';
import type { SheetRow } from '../../../base/spreadsheets/sheet.ts';
import { writtenDay } from '../../../base/text/written-day.ts';
import { storedSteps } from '../price-terms.ts';
import { REFUSALS } from '../wanted-prices.ts';
import type { Whose, WrittenCustomer } from './named-customers.ts';
import type { PriceColumns } from './price-columns.ts';

/** Null: the file has no such column, and what stands stays. Empty: no limit, no steps. */
export interface PriceLine {
  readonly line: number;
  readonly user_id: string;
  readonly ref: string;
  readonly ref_norm: string;
  readonly after_cents: number;
  readonly after_from: string | null;
  readonly after_to: string | null;
  readonly after_steps: string | null;
  /** What is probably not meant; '' as a rule. */
  readonly doubt: string;
}

export interface Unread {
  readonly line: number;
  readonly ref: string;
  readonly state: 'unknown' | 'deleted' | 'unreadable';
  readonly reason: string;
}

export const RISING = 'Un palier est plus cher que le prix d’avant lui.';
const SHOWN = 60;
/** As our own files write a text that a spreadsheet program would take for a formula. */
const MADE_HARMLESS = /^'(?=[=+\-@\t\r])/;

export type PriceLineReader = ReturnType<typeof priceLineReader>;

/** Reads rows one by one. The price of a customer and a reference that is there twice is refused: either may be meant. */
export function priceLineReader(
  columns: PriceColumns,
  whoseIs: (written: WrittenCustomer) => Whose,
  onlyOf: string | null,
) {
  const seen = new Map<string, number>();
  const cellsOf =
    ({ cells }: SheetRow) =>
    (at: number | null) =>
      at === null ? '' : (cells[at] ?? '').trim().replace(MADE_HARMLESS, '');

  function customerIn(row: SheetRow): WrittenCustomer {
    const cell = cellsOf(row);
    const written = (at: number | null) => shortened(cell(at), SHOWN * 4);
    return {
      email: written(columns.email),
      number: shortened(cell(columns.number), SHOWN),
      name: written(columns.customer),
    };
  }

  function read(row: SheetRow): PriceLine | Unread {
    const line = row.number;
    const cell = cellsOf(row);
    const ref = cell(columns.ref);
    const unread = (reason: string, state: Unread['state'] = 'unreadable'): Unread => ({
      ...{ line, state },
      ref: shortened(ref, TEXT_MAX.reference),
      reason: shortened(reason, 4 * SHOWN),
    });
    const ref_norm = referenceKey(ref);
    if (!ref_norm) return unread('La référence manque.');
    if (ref.length > TEXT_MAX.reference || !ref.isWellFormed())
      return unread('La référence est trop longue.');
    const written = customerIn(row);
    const isNamed = Object.values(written).some((text) => text !== '');
    if (Object.values(written).some((text) => !text.isWellFormed()))
      return unread('Le client est illisible.');
    const whose: Whose = isNamed || onlyOf === null ? whoseIs(written) : { id: onlyOf };
    if ('reason' in whose) return unread(whose.reason, whose.state);
    if (onlyOf !== null && whose.id !== onlyOf) return unread('Cette ligne est d’un autre client.');
    const price = cell(columns.price);
    const { value, problem } = readNumber(price, SPECIAL_PRICE);
    if (problem === 'missing') return unread(REFUSALS.missing[1]);
    if (problem) return unread(`«\u00a0${shortened(price, SHOWN)}\u00a0»\u00a0: ${REFUSALS[problem][1]}`);
    const terms = readTerms(cell, columns);
    if (typeof terms === 'string') return unread(terms);
    const key = `${whose.id} ${ref_norm}`;
    const earlier = seen.get(key);
    if (earlier !== undefined)
      return unread(`Ce client et cette référence figurent déjà à la ligne ${earlier}.`);
    seen.set(key, line);
    const doubt = isRising(value, readSteps(cell(columns.steps)) ?? []) ? RISING : '';
    return { line, user_id: whose.id, ref, ref_norm, after_cents: hundredths(value), ...terms, doubt };
  }

  return { read, customerIn };
}

/** Whoever takes more pays more for each. */
const isRising = (one: number, steps: readonly { from: number; price: number }[]): boolean =>
  steps
    .toSorted((a, b) => a.from - b.from)
    .some(({ price }, at, sorted) => price > (sorted[at - 1]?.price ?? one));

type Terms = Pick<PriceLine, 'after_from' | 'after_to' | 'after_steps'>;

/** The days and the steps of a line, or why they cannot be read. */
function readTerms(cell: (at: number | null) => string, columns: PriceColumns): Terms | string {
  const { validFrom, validTo, steps } = columns;
  const days: (string | null)[] = [];
  for (const at of [validFrom, validTo]) {
    const text = cell(at);
    const day = text === '' ? '' : writtenDay(text);
    if (day === null)
      return `Le jour «\u00a0${shortened(text, SHOWN)}\u00a0» est illisible\u00a0: écrivez 31/12/2027.`;
    days.push(at === null ? null : day);
  }
  const [after_from = null, after_to = null] = days;
  if (after_from && after_to && after_to < after_from)
    return 'Ce prix finirait avant de commencer\u00a0: corrigez l’une des deux dates.';
  const written = cell(steps);
  const read = readSteps(written);
  if (!read)
    return `Les paliers «\u00a0${shortened(written, SHOWN)}\u00a0» sont illisibles, ou deux commencent à la même quantité\u00a0: écrivez 10\u00a0: 9,50\u00a0; 50\u00a0: 9,00.`;
  return { after_from, after_to, after_steps: steps === null ? null : (storedSteps(read) ?? '') };
}

const shortened = (text: string, max: number) => (text.length > max ? `${text.slice(0, max)}…` : text);
