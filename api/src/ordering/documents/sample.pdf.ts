import type { Supplier } from '@extranet/shared/contracts';
import type { OrderDocumentsTable } from '../../base/db/schema/documents.ts';
import type { OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';
import { type PdfColumn, tablePdf } from '../../base/pdf/table-pdf.ts';
import { euros, plainNumber } from '../../base/text/french.ts';
import { KIND_WORDS } from './document-name.ts';
import { french } from './statement.ts';

interface Row {
  readonly ref: string;
  readonly words: string;
  readonly quantity: string;
  readonly unit: string;
  readonly total: string;
}

const WITHOUT_PRICES: readonly PdfColumn<Row>[] = [
  { head: 'Référence', width: 100, strong: true, cell: ({ ref }) => ref },
  { head: 'Désignation', width: 341, cell: ({ words }) => words },
  { head: 'Quantité', width: 70, align: 'right', cell: ({ quantity }) => quantity },
];
const WITH_PRICES: readonly PdfColumn<Row>[] = [
  { head: 'Référence', width: 90, strong: true, cell: ({ ref }) => ref },
  { head: 'Désignation', width: 211, cell: ({ words }) => words },
  { head: 'Quantité', width: 50, align: 'right', cell: ({ quantity }) => quantity },
  { head: 'Prix unitaire HT', width: 80, align: 'right', cell: ({ unit }) => unit },
  { head: 'Montant HT', width: 80, align: 'right', strong: true, cell: ({ total }) => total },
];

interface Sample {
  readonly document: OrderDocumentsTable;
  readonly order: OrdersTable;
  readonly items: readonly OrderItemsTable[];
  readonly whose: string;
  readonly supplier: Supplier;
}

/** A paper of the demonstration, which says at its head and below its lines that it is none. */
export function samplePdf({ document, order, items, whose, supplier }: Sample): Promise<Buffer> {
  const { kind, number, issued_on, due_on } = document;
  const isDelivery = kind === 'delivery';
  const credited = kind === 'credit' ? items.slice(0, 1) : items;
  const sign = kind === 'credit' ? -1 : 1;
  const rows = credited.map((item): Row => {
    const pieces = kind === 'credit' ? 1 : item.quantity;
    return {
      ref: item.prod_ref,
      words: item.label,
      quantity: plainNumber(pieces),
      unit: euros(item.unit_cents),
      total: euros(sign * item.unit_cents * pieces),
    };
  });
  const empty = { ref: '', quantity: '', unit: '' };
  const totals: Row[] = isDelivery
    ? []
    : [{ ...empty, words: 'Total TTC', total: euros(document.total_it_cents ?? 0) }];
  const note: Row = { ...empty, words: `${NOT_VALID}. Aucun règlement n’est dû.`, total: '' };
  return tablePdf({
    title: `${KIND_WORDS[kind]} ${number}`,
    facts: [
      NOT_VALID,
      whose,
      `Commande ${order.ref}`,
      `Du ${french(issued_on)}${due_on ? `, échéance le ${french(due_on)}` : ''}`,
    ],
    supplier,
    at: new Date(document.created_at),
    columns: isDelivery ? WITHOUT_PRICES : WITH_PRICES,
    pages: [[...rows, ...totals, note]],
  });
}

const NOT_VALID = 'Document de démonstration, sans valeur';
