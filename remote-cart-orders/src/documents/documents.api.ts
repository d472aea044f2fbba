import type { OrderDocument } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchDocuments = () => http.get<OrderDocument[]>('/documents', { quiet: true });

export const fetchOrderDocuments = (orderId: string) =>
  http.get<OrderDocument[]>(`/order/${encodeURIComponent(orderId)}/documents`, { quiet: true });
