import type { PriceReasons, ProductRow } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchNamed = (refs: readonly string[]) =>
  http.get<ProductRow[]>('/admin/products', {
    quiet: true,
    params: { query: JSON.stringify({ 'prodRef:in': refs }) },
  });

/** What a customer pays for so many pieces, and why. */
export const fetchCustomerPrice = (id: string, ref: string, quantity: number) =>
  http.get<PriceReasons>(`/admin/customer/${encodeURIComponent(id)}/price/${encodeURIComponent(ref)}`, {
    quiet: true,
    params: { quantity },
  });
