import type { Order, OrderCancel, OrderLife, OrderMails } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const urlOf = (orderId: string) => `/order/${encodeURIComponent(orderId)}`;

export const fetchLife = (orderId: string) => http.get<OrderLife>(`${urlOf(orderId)}/life`, { quiet: true });

export const postCancel = (orderId: string, body: OrderCancel) =>
  http.post<Order>(`${urlOf(orderId)}/cancel`, body, { quiet: true });

export const postRequest = (orderId: string, text: string) =>
  http.post<OrderLife>(`${urlOf(orderId)}/requests`, { text }, { quiet: true });

export const fetchMails = () => http.get<OrderMails>('/order-mails', { quiet: true });

export const putMails = (choices: OrderMails) =>
  http.put<OrderMails>('/order-mails', choices, { quiet: true });
