import type { Delivery } from '@extranet/shared/contracts';
import type { OrderState } from '@extranet/shared/rules/order';
import type { Database } from '../../../../base/db/open.ts';
import type { ExportColumn } from '../../../../base/spreadsheets/export/export-table.ts';
import { shortDate } from '../../../../base/text/french.ts';
import { hasTexts, presentHead } from '../admin-order.present.ts';
import type { OrdersFilter } from '../admin-orders.filter.ts';
import { type Buyer, buyersOf, type StoredOrder, streamOrders, WHOLE_LINE } from '../admin-orders.queries.ts';

/**
 * Rows of so few orders are gone before the next garbage collection: with 500 at once V8 kept 200 MB more for short-lived objects
 * from the first file on, with a hundred 45 MB.
 */
const PAGE_ROWS = 100;

/** As the list says it. */
const STATES: Readonly<Record<OrderState, string>> = {
  brouillon: 'Brouillon',
  validee: 'Validée',
  en_preparation: 'En préparation',
  expediee_en_partie: 'Expédiée en partie',
  expediee: 'Expédiée',
  livree: 'Livrée',
  annulee: 'Annulée',
};

interface Line {
  readonly itProdRef: string;
  readonly itQuantity: number;
  readonly catalogue: string;
  readonly label: string;
  readonly unitCents: number;
  readonly totalCents: number;
  readonly state: OrderState;
  readonly promisedOn: string | null;
  readonly shipped: number;
}

interface OrderRow {
  readonly order: StoredOrder;
  readonly buyer: Buyer | undefined;
  readonly delivery: Delivery | null;
  readonly lines: readonly Line[];
  readonly promisedOn: string | null;
}
type LineRow = OrderRow & { readonly line: Line };

const day = (iso: string | null) => (iso ? shortDate(iso) : '');
const euros = (cents: number) => Number(cents) / 100;

const heads: readonly ExportColumn<OrderRow>[] = [
  { head: 'Commande', value: ({ order }) => order.ref },
  { head: 'Référence client', value: ({ order }) => order.internal_ref },
  { head: 'Date', value: ({ order }) => day(order.ordered_at), isDay: true },
  { head: 'État', value: ({ order }) => STATES[order.state] },
  { head: 'Promise le', value: ({ promisedOn }) => day(promisedOn), isDay: true },
  { head: 'Client', value: ({ buyer }) => buyer?.comp_name ?? '', width: 28 },
  { head: 'Nom', value: ({ buyer }) => `${buyer?.name ?? ''} ${buyer?.firstname ?? ''}`.trim() },
];

export const orderColumns: readonly ExportColumn<OrderRow>[] = [
  ...heads,
  { head: 'Livraison', value: ({ delivery }) => delivery?.daCompName ?? '', width: 28 },
  {
    head: 'Contact',
    value: ({ delivery }) => `${delivery?.daName ?? ''} ${delivery?.daFirstname ?? ''}`.trim(),
  },
  { head: 'Adresse', value: ({ delivery }) => delivery?.daAddress ?? '', width: 32 },
  { head: 'Code postal', value: ({ delivery }) => delivery?.daPostCode ?? '' },
  { head: 'Ville', value: ({ delivery }) => delivery?.daCity ?? '' },
  { head: 'Pays', value: ({ delivery }) => delivery?.daCountry ?? '' },
  { head: 'Articles', value: ({ lines }) => lines.map(inWords).join(', '), width: 40 },
  { head: 'Pièces', value: ({ lines }) => lines.reduce((sum, { itQuantity }) => sum + itQuantity, 0) },
  { head: 'Total HT', value: ({ order }) => euros(order.total_et_cents), decimals: 2 },
  { head: 'TVA', value: ({ order }) => euros(order.vat_cents), decimals: 2 },
  { head: 'Total TTC', value: ({ order }) => euros(order.total_it_cents), decimals: 2 },
];

export const lineColumns: readonly ExportColumn<LineRow>[] = [
  ...heads,
  { head: 'Article', value: ({ line }) => line.itProdRef },
  { head: 'Catalogue', value: ({ line }) => line.catalogue },
  { head: 'Désignation', value: ({ line }) => line.label, width: 44 },
  { head: 'Quantité', value: ({ line }) => line.itQuantity },
  { head: 'Prix unitaire HT', value: ({ line }) => euros(line.unitCents), decimals: 2 },
  { head: 'Montant HT', value: ({ line }) => euros(line.totalCents), decimals: 2 },
  { head: 'État de la ligne', value: ({ line }) => STATES[line.state] },
  { head: 'Ligne promise le', value: ({ line }) => day(line.promisedOn), isDay: true },
  { head: 'Expédié', value: ({ line }) => line.shipped },
];

const inWords = ({ itProdRef, itQuantity }: Line) =>
  itQuantity === 1 ? itProdRef : `${itProdRef} × ${itQuantity}`;

/** As the list says it: of a late order the day that was missed, though other lines may have a later one or none. */
const promisedDay = ({ due_on, promised_on }: StoredOrder, today: string) =>
  due_on !== null && due_on < today ? due_on : promised_on;

/** The orders of the list, newest first, in pages, each with its own customers: the first byte waits for no others. */
export async function* orderRows(
  database: Database,
  filter: OrdersFilter,
  today: string,
): AsyncGenerator<OrderRow[]> {
  for await (const page of streamOrders(database, filter.conditions, {
    line: WHOLE_LINE,
    pageRows: PAGE_ROWS,
  })) {
    const buyers = await buyersOf(database.db, new Set(page.map(({ user_id }) => user_id)));
    yield page
      .filter((order) => hasTexts(presentHead(order, buyers.get(order.user_id)), filter))
      .map((order) => ({
        order,
        buyer: buyers.get(order.user_id),
        delivery: order.delivery === null ? null : (JSON.parse(order.delivery) as Delivery),
        lines: JSON.parse(order.lines ?? '[]') as Line[],
        promisedOn: promisedDay(order, today),
      }));
  }
}

/** Their lines, each with what is said of its order. */
export async function* lineRows(orders: AsyncIterable<OrderRow[]>): AsyncGenerator<LineRow[]> {
  for await (const page of orders) yield page.flatMap((row) => row.lines.map((line) => ({ ...row, line })));
}
