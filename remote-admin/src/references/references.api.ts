import type { ProductRow } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchReferences = () => http.get<string[]>('/admin/references', { quiet: true });

export const fetchNamed = (refs: readonly string[]) =>
  http.get<ProductRow[]>('/admin/products', {
    quiet: true,
    params: { query: JSON.stringify({ 'prodRef:in': refs }) },
  });
