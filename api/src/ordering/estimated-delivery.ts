import { promisedInPart } from '@extranet/shared/rules/order';
import type { OrderItemsTable } from '../base/db/schema/orders.ts';
import { shortDate } from '../base/text/french.ts';

type PromisedItem = Pick<OrderItemsTable, 'state' | 'promised_on'>;

/** Where not every line has a day, the last one that is known: on the order form and in the mail. */
export function estimatedDelivery(whole: string | null, items: readonly PromisedItem[]): string {
  const { on, open } = promisedInPart(items.map(({ state, promised_on }) => ({ state, on: promised_on })));
  const last = whole ?? on;
  if (!last) return 'sur demande';
  const day = shortDate(`${last}T12:00:00Z`);
  return whole ? day : `${day}, sauf ${open} sur demande`;
}
