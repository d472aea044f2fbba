import type { OwnRequests, StockAlert } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchRequests = () => http.get<OwnRequests>('/requests', { quiet: true });

export const dropAlert = (prodId: string) =>
  http.delete<StockAlert>(`/product/${encodeURIComponent(prodId)}/stockAlert`, { quiet: true });
