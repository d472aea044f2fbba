import type { OrderReturns, Return, ReturnPost } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const ofOrder = (orderId: string) => `/order/${encodeURIComponent(orderId)}/returns`;
const quiet = { quiet: true };

export const fetchReturns = () => http.get<Return[]>('/returns', quiet);

export const fetchReturn = (id: string) => http.get<Return>(`/return/${encodeURIComponent(id)}`, quiet);

export const postWithdrawal = (id: string) =>
  http.post<Return>(`/return/${encodeURIComponent(id)}/withdraw`, undefined, quiet);

export const fetchOrderReturns = (orderId: string) => http.get<OrderReturns>(ofOrder(orderId), quiet);

export const postReturn = (orderId: string, form: ReturnPost) =>
  http.post<Return>(ofOrder(orderId), form, quiet);
