import type { PriceReasons } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchReasons = (prodId: string, quantity: number) =>
  http.get<PriceReasons>(`/product/${encodeURIComponent(prodId)}/price`, {
    quiet: true,
    params: { quantity },
  });
