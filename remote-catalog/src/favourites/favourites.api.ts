import type { Favourite, Favourites } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const ofProduct = (prodId: string) => `/product/${encodeURIComponent(prodId)}/favourite`;

export const fetchFavourites = () => http.get<Favourites>('/favourites', { quiet: true });
export const putFavourite = (prodId: string) =>
  http.put<Favourite>(ofProduct(prodId), undefined, { quiet: true });
export const deleteFavourite = (prodId: string) => http.delete<Favourite>(ofProduct(prodId), { quiet: true });
