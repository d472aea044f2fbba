import type { DelayAnswerGiven, DeliveryRequest } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchDeliveryRequests = () =>
  http.get<DeliveryRequest[]>('/admin/deliveryRequests', { quiet: true });

export const putHandled = (drId: string, done: boolean) =>
  http.put<DeliveryRequest>(`/admin/deliveryRequest/${encodeURIComponent(drId)}`, { done }, { quiet: true });

export const postAnswer = (drId: string, given: DelayAnswerGiven) =>
  http.post<DeliveryRequest>(`/admin/deliveryRequest/${encodeURIComponent(drId)}/answer`, given, {
    quiet: true,
  });
