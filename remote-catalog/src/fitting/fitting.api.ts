import type { Cart, CartAdditions, FittingMaterial } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchFitting = (vehicle: string) =>
  http.get<FittingMaterial>(`/fitting/${encodeURIComponent(vehicle)}`, { quiet: true });

/** All of them or none. */
export const postParts = (additions: CartAdditions) =>
  http.post<Cart>('/cart/items', additions, { quiet: true });
