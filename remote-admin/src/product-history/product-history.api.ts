import type { ProductChange } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchHistory = (id: string) =>
  http.get<ProductChange[]>(`/admin/product/${encodeURIComponent(id)}/history`, { quiet: true });
