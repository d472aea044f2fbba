import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** Fetched with the bearer token and shown as a blob: a token must never be in a URL. */
export const orderForm = (orderId: string) =>
  http.get<FileResponse>(`/admin/order/pdf/${encodeURIComponent(orderId)}`, { quiet: true });

export const itemDatasheet = (itId: string) =>
  http.get<FileResponse>(`/admin/order/item/${encodeURIComponent(itId)}/datasheet`, { quiet: true });
