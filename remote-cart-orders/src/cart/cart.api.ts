import type { Cart, CartAdd } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const itemPath = (itId: string) => `/cart/item/${encodeURIComponent(itId)}`;

export const fetchCart = () => http.get<Cart>('/cart', { quiet: true });

export const putCartItem = (itId: string, quantity: number) =>
  http.put<Cart>(itemPath(itId), { quantity }, { quiet: true });

export const deleteCartItem = (itId: string) => http.delete<Cart>(itemPath(itId), { quiet: true });

export const restoreCartItem = (itId: string, quantity: number) =>
  http.post<Cart>(`${itemPath(itId)}/restore`, { quantity }, { quiet: true });

export const postCartItem = (item: CartAdd) => http.post<Cart>('/cart/item', item, { quiet: true });
