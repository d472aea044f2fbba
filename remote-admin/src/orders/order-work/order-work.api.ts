import type { AdminOrder } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { OrderChange } from './order-change.ts';

const urlOf = (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}`;

export const fetchOrderWork = (orderId: string) => http.get<AdminOrder>(urlOf(orderId), { quiet: true });

export const sendChange = (orderId: string, { method, under, body }: OrderChange) =>
  http[method]<AdminOrder>(`${urlOf(orderId)}/${under}`, body, { quiet: true });
