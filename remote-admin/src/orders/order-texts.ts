import type { AdminOrderRow } from '@extranet/shared/contracts';

export const customerOf = ({ customer }: AdminOrderRow): string =>
  customer.userCompName || `${customer.userName} ${customer.userFirstname}`.trim();

export const placeOf = ({ delivery }: AdminOrderRow): string =>
  delivery?.daCompName || delivery?.daName || '';

export const deliveredTo = (order: AdminOrderRow): string =>
  [placeOf(order), order.delivery?.daCity].filter(Boolean).join(' · ');
