import type { Cart, CartAdd, Successor } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchSuccessor = (ref: string) =>
  http.get<Successor>(`/reference/${encodeURIComponent(ref)}/successor`, { quiet: true });

export const postSuccessor = (item: CartAdd) => http.post<Cart>('/cart/item', item, { quiet: true });
