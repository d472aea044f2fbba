import type { Cart, Order, OrderDelivery, OrderPost } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const path = (orderId: string) => `/order/${encodeURIComponent(orderId)}`;

export const postOrder = (order: OrderPost, key: string) =>
  http.post<Order>('/order', order, { quiet: true, headers: { 'Idempotency-Key': key } });

/** Showing the cart at its new prices is what the server takes as consent to them. */
export const fetchCartAgain = () => http.get<Cart>('/cart', { quiet: true });

export const putOrderDelivery = (orderId: string, delivery: OrderDelivery) =>
  http.put<Order>(`${path(orderId)}/delivery`, { delivery }, { quiet: true });

export const postValidation = (orderId: string) =>
  http.post<Order>(`${path(orderId)}/validate`, {}, { quiet: true });
