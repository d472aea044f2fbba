import type { Order } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const ORDERS_PAGE = 100;

export const fetchOrders = (offset: number) =>
  http.get<Order[]>('/orders', { quiet: true, params: { l: `${offset},${ORDERS_PAGE}` } });

/** Enough that an older draft is among them. */
const RECENT = 10;

export const fetchRecentOrders = () =>
  http.get<Order[]>('/orders', { quiet: true, params: { l: `0,${RECENT}` } });

/** Words of an order or of one of its lines, days from one to another, or states. */
export type WantedOrders =
  | string
  | { readonly from: string; readonly to: string }
  | { readonly states: readonly string[] };

/** Searches all orders, including those not loaded yet. */
export const searchOrders = (wanted: WantedOrders, signal: AbortSignal) =>
  http.get<Order[]>('/orders', {
    quiet: true,
    signal,
    params: {
      l: `0,${ORDERS_PAGE}`,
      query: JSON.stringify(conditionOf(wanted)),
    },
  });

function conditionOf(wanted: WantedOrders) {
  if (typeof wanted === 'string') return { 'orderText:contains': wanted };
  if ('states' in wanted) return { 'orderState:in': wanted.states };
  return { 'orderDate:gte': wanted.from, 'orderDate:lte': wanted.to };
}

export const fetchOrder = (orderId: string) =>
  http.get<Order>(`/order/${encodeURIComponent(orderId)}`, { quiet: true });
