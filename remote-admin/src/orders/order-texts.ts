import type { AdminOrderRow } from '@extranet/shared/contracts';

export const nameOf = ({ customer }: AdminOrderRow): string =>
  customer.userCompName || `${customer.userName} ${customer.userFirstname}`.trim();

/** With the town where another customer has the same name. */
export const customerOf = (order: AdminOrderRow): string =>
  [nameOf(order), order.customer.userPlace].filter(Boolean).join(' · ');

export const placeOf = ({ delivery }: AdminOrderRow): string =>
  delivery?.daCompName || delivery?.daName || '';

export const deliveredTo = (order: AdminOrderRow): string =>
  [placeOf(order), order.delivery?.daCity].filter(Boolean).join(' · ');
