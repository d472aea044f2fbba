import type { AdminOrderRow } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** Filters by 'field:operator', as the server's lists take them. */
export type OrderQuery = Record<string, string | number>;

export const fetchOrders = (query: OrderQuery, limit: number | undefined) =>
  http.get<AdminOrderRow[]>('/admin/orders', {
    quiet: true,
    params: { query: JSON.stringify(query), limit },
  });
