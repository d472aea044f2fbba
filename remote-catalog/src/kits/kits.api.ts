import type { ProductRow } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchLatest = () => http.get<ProductRow[]>('/products/last', { quiet: true });
