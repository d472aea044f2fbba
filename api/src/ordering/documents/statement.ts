import { KIND_WORDS } from './document-name.ts';
import type { StoredDocument } from './documents.queries.ts';

const HEAD = ['Date', 'Pièce', 'Numéro', 'Commande', 'Échéance', 'Montant TTC', 'Cumul TTC'];

/** Delivery notes have no amount, and what was withdrawn no longer counts. Oldest first. */
export const counting = (documents: readonly StoredDocument[]): StoredDocument[] =>
  documents.filter(({ kind, withdrawn_at }) => kind !== 'delivery' && withdrawn_at === null).reverse();

/**
 * The account's statement as French Excel opens it: semicolons, decimal commas, a mark at its start that says UTF-8. Oldest
 * first, with a running total; what has no known total is listed without one and does not count.
 */
export function statementCsv(documents: readonly StoredDocument[]): string {
  let sum = 0;
  const lines = counting(documents).map((one) => {
    sum += one.total_it_cents ?? 0;
    return [
      french(one.issued_on),
      KIND_WORDS[one.kind],
      one.number,
      one.order_ref,
      one.due_on ? french(one.due_on) : '',
      one.total_it_cents === null ? '' : decimal(one.total_it_cents),
      decimal(sum),
    ];
  });
  return `\uFEFF${[HEAD, ...lines].map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`;
}

export const french = (day: string) => day.split('-').reverse().join('/');

function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** A cell that begins like a formula is made text; amounts may begin with a minus. */
function quoted(cell: string): string {
  const harmless = /^[=+@\t\r]|^-(?!\d+,\d{2}$)/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
