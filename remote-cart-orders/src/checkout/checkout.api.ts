import type { Order, OrderDeliveryChoice, OrderPost } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const path = (orderId: string) => `/order/${encodeURIComponent(orderId)}`;

export const postOrder = (order: OrderPost, key: string) =>
  http.post<Order>('/order', order, { quiet: true, headers: { 'Idempotency-Key': key } });

/** The fingerprint is that of the prices that the page showed, or that the user has accepted since. */
export const putOrderDelivery = (orderId: string, choice: OrderDeliveryChoice) =>
  http.put<Order>(`${path(orderId)}/delivery`, choice, { quiet: true });

export const postValidation = (orderId: string, seen: { fingerprint?: string }) =>
  http.post<Order>(`${path(orderId)}/validate`, seen, { quiet: true });
