import { addDays, inParis } from '@extranet/shared/rules/order';
import type { OrderDocumentsTable } from '../base/db/schema/documents.ts';
import type { FilesTable } from '../base/db/schema/faq-files.ts';
import type { OrderItemsTable, OrderParcelsTable, OrdersTable } from '../base/db/schema/orders.ts';
import type { ReturnsTable } from '../base/db/schema/returns.ts';
import { onDemandDocument, type SampleWish } from '../ordering/index.ts';

/** Older papers are in the customers' own books. */
const KEPT_DAYS = 365;
const PAID_WITHIN_DAYS = 30;

interface Sources {
  readonly orders: readonly OrdersTable[];
  readonly items: readonly OrderItemsTable[];
  readonly parcels: readonly OrderParcelsTable[];
  readonly returns: readonly ReturnsTable[];
  readonly today: Date;
}

/** A delivery note and an invoice for each order of the last year that has left whole, a credit note for a settled return. */
export function demoDocuments({ orders, items, parcels, returns, today }: Sources): {
  documents: OrderDocumentsTable[];
  files: FilesTable[];
} {
  const until = dayOf(today);
  const from = addDays(until, -KEPT_DAYS);
  const settled = new Set(returns.filter(({ state }) => state === 'regle').map(({ order_id }) => order_id));
  const sentOn = new Map(parcels.map(({ order_id, sent_at }) => [order_id, inParis(new Date(sent_at)).day]));
  const firstOf = new Map(items.toReversed().map((item) => [item.order_id, item]));
  const wishes = orders
    .filter(({ state }) => state === 'livree' || state === 'expediee')
    .flatMap((order): SampleWish[] => {
      const sent =
        sentOn.get(order.id) ?? earlier(addDays(inParis(new Date(order.ordered_at)).day, 1), until);
      const issued = earlier(addDays(sent, 1), until);
      if (issued < from) return [];
      const dueOn = addDays(issued, PAID_WITHIN_DAYS);
      const credit = settled.has(order.id) ? creditOf(firstOf.get(order.id), order) : null;
      return [
        { order, kind: 'delivery', issuedOn: sent, dueOn: null, totalCents: null },
        { order, kind: 'invoice', issuedOn: issued, dueOn, totalCents: order.total_it_cents },
        ...(credit === null
          ? []
          : [{ order, kind: 'credit', issuedOn: until, dueOn: null, totalCents: credit } as const]),
      ];
    });
  const made = wishes.map(onDemandDocument);
  return { documents: made.map(({ document }) => document), files: made.map(({ file }) => file) };
}

/** One piece came back, with its tax; the rate is in hundredths of a percent. */
const creditOf = (item: OrderItemsTable | undefined, { vat_rate }: OrdersTable): number | null =>
  item ? -Math.round(item.unit_cents * (1 + vat_rate / 10_000)) : null;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const earlier = (one: string, other: string) => (one < other ? one : other);
