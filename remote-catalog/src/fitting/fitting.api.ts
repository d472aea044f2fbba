import type { Cart, CartAdditions, FittingMaterial } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchFitting = (vehicle: string) =>
  http.get<FittingMaterial>(`/fitting/${encodeURIComponent(vehicle)}`, { quiet: true });

export const fetchCart = () => http.get<Cart>('/cart', { quiet: true });

const linePath = (itId: string) => `/cart/item/${encodeURIComponent(itId)}`;

export const putLine = (itId: string, quantity: number) =>
  http.put<Cart>(linePath(itId), { quantity }, { quiet: true });

export const deleteLine = (itId: string) => http.delete<Cart>(linePath(itId), { quiet: true });

/** All of them or none. */
export const postParts = (additions: CartAdditions) =>
  http.post<Cart>('/cart/items', additions, { quiet: true });
