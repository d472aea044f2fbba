import type { Order } from '@extranet/shared/contracts';

/** The home page has room for three. */
export const AT_HAND = 3;

/** Drafts first, because they wait for the customer, then the last orders; both newest first, as they come. */
export function ordersAtHand(orders: readonly Order[]): Order[] {
  const { waiting = [], others = [] } = Object.groupBy(orders, ({ orderStatus }) =>
    orderStatus === 'brouillon' ? 'waiting' : 'others',
  );
  return [...waiting, ...others].slice(0, AT_HAND);
}
