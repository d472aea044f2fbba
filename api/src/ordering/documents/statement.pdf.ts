import type { Supplier } from '@extranet/shared/contracts';
import { type PdfColumn, tablePdf } from '../../base/pdf/table-pdf.ts';
import { dateAndTime, euros } from '../../base/text/french.ts';
import { KIND_WORDS } from './document-name.ts';
import type { StoredDocument } from './documents.queries.ts';
import { counting, french } from './statement.ts';

/** A line of the statement, or what a month came to. */
interface Row {
  readonly date: string;
  readonly what: string;
  readonly order: string;
  readonly due: string;
  readonly amount: string;
  readonly sum: string;
}

const COLUMNS: readonly PdfColumn<Row>[] = [
  { head: 'Date', width: 66, cell: ({ date }) => date },
  { head: 'Pièce', width: 150, strong: true, cell: ({ what }) => what },
  { head: 'Commande', width: 101, cell: ({ order }) => order },
  { head: 'Échéance', width: 60, cell: ({ due }) => due },
  { head: 'Montant TTC', width: 67, align: 'right', cell: ({ amount }) => amount },
  { head: 'Cumul TTC', width: 67, align: 'right', strong: true, cell: ({ sum }) => sum },
];
const months = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOf = (month: string) => months.format(new Date(`${month}-15T12:00:00Z`));

interface Asked {
  readonly documents: readonly StoredDocument[];
  readonly whose: string;
  readonly supplier: Supplier;
  readonly at: Date;
}

/** The account's statement on the supplier's paper: the oldest first, each month with what it came to and the running total. */
export async function statementPdf({ documents, whose, supplier, at }: Asked): Promise<Buffer> {
  const { rows, sum } = rowsOf(counting(documents));
  return tablePdf({
    title: 'Relevé de compte',
    facts: [whose, `Établi le ${dateAndTime(at.toISOString())}`, `Total des pièces\u00a0: ${euros(sum)} TTC`],
    supplier,
    at,
    columns: COLUMNS,
    pages: [rows],
  });
}

function rowsOf(documents: readonly StoredDocument[]): { rows: Row[]; sum: number } {
  const rows: Row[] = [];
  let sum = 0;
  for (const [month, ofMonth] of Map.groupBy(documents, ({ issued_on }) => issued_on.slice(0, 7))) {
    let balance = 0;
    for (const one of ofMonth) {
      balance += one.total_it_cents ?? 0;
      sum += one.total_it_cents ?? 0;
      rows.push({
        date: french(one.issued_on),
        what: `${KIND_WORDS[one.kind]} ${one.number}`,
        order: one.order_ref,
        due: one.due_on ? french(one.due_on) : '',
        amount: one.total_it_cents === null ? 'inconnu' : euros(one.total_it_cents),
        sum: euros(sum),
      });
    }
    const what = `Total du mois, ${nameOf(month)}`;
    rows.push({ date: '', what, order: '', due: '', amount: euros(balance), sum: euros(sum) });
  }
  return { rows, sum };
}
