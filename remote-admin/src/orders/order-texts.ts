import type { AdminOrderRow } from '@extranet/shared/contracts';

export const customerOf = ({ customer }: AdminOrderRow): string =>
  customer.userCompName || `${customer.userName} ${customer.userFirstname}`.trim();

export const deliveredTo = ({ delivery }: AdminOrderRow): string =>
  delivery ? [delivery.daCompName || delivery.daName, delivery.daCity].filter(Boolean).join(' · ') : '';
