import type { AdminOrder } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const urlOf = (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}`;

export const fetchOrderWork = (orderId: string) => http.get<AdminOrder>(urlOf(orderId), { quiet: true });

/** What can be done to an order; `under` is the rest of its address. */
export interface OrderChange {
  method: 'post' | 'put';
  under: string;
  body: Record<string, unknown>;
}

export const sendChange = (orderId: string, { method, under, body }: OrderChange) =>
  http[method]<AdminOrder>(`${urlOf(orderId)}/${under}`, body, { quiet: true });
