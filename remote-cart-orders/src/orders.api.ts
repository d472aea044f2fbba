import type { Order } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const ORDERS_PAGE = 100;

export const fetchOrders = (offset: number) =>
  http.get<Order[]>('/orders', { quiet: true, params: { l: `${offset},${ORDERS_PAGE}` } });

/** Enough that an older draft is among them. */
const RECENT = 10;

export const fetchRecentOrders = () =>
  http.get<Order[]>('/orders', { quiet: true, params: { l: `0,${RECENT}` } });

/** Searches all orders, including those not loaded yet, by a part of a reference, or by days from one to another. */
export const searchOrders = (wanted: string | { from: string; to: string }, signal: AbortSignal) =>
  http.get<Order[]>('/orders', {
    quiet: true,
    signal,
    params: {
      l: `0,${ORDERS_PAGE}`,
      query: JSON.stringify(
        typeof wanted === 'string'
          ? { 'orderText:contains': wanted }
          : { 'orderDate:gte': wanted.from, 'orderDate:lte': wanted.to },
      ),
    },
  });

export const fetchOrder = (orderId: string) =>
  http.get<Order>(`/order/${encodeURIComponent(orderId)}`, { quiet: true });
