import type { DeliveryRequest, DeliveryRequestAnswer } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const addressOf = (drId: string) => `/admin/deliveryRequest/${encodeURIComponent(drId)}`;

export const fetchDeliveryRequests = () =>
  http.get<DeliveryRequest[]>('/admin/deliveryRequests', { quiet: true });

export const fetchAllRequests = () =>
  http.get<DeliveryRequest[]>('/admin/deliveryRequests?all=1', { quiet: true });

export const putHandled = (drId: string, done: boolean) =>
  http.put<DeliveryRequest>(addressOf(drId), { done }, { quiet: true });

export const postAnswer = (drId: string, answer: DeliveryRequestAnswer) =>
  http.post<DeliveryRequest>(`${addressOf(drId)}/answer`, answer, { quiet: true });
