import type { OrderedProducts } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchOrdered = () => http.get<OrderedProducts>('/ordered', { quiet: true });
