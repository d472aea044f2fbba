import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const searchProducts = (text: string, catalogue: Catalogue, signal: AbortSignal) =>
  http.get<ProductRow[]>('/products/search', { quiet: true, signal, params: { q: text, c: catalogue } });
