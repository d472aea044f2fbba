import type { ProductDelay, StockAlert } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const ofProduct = (prodId: string, rest: string) => `/product/${encodeURIComponent(prodId)}/${rest}`;

export const fetchAlert = (prodId: string) =>
  http.get<StockAlert>(ofProduct(prodId, 'stockAlert'), { quiet: true });

export const putAlert = (prodId: string) =>
  http.put<StockAlert>(ofProduct(prodId, 'stockAlert'), undefined, { quiet: true });

export const deleteAlert = (prodId: string) =>
  http.delete<StockAlert>(ofProduct(prodId, 'stockAlert'), { quiet: true });

export const fetchDelay = (prodId: string) =>
  http.get<ProductDelay>(ofProduct(prodId, 'delay'), { quiet: true });
