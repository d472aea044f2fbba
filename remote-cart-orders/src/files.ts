import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** For the download button, which shows its errors itself (C8.08). */
export const fetchOrderPdf = (orderId: string) =>
  http.get<FileResponse>(`/order/pdf/${encodeURIComponent(orderId)}`, { quiet: true });

/** A picture of about that width. */
export const fetchPicture = (path: string, size: number) =>
  http.get<Blob>('/utils/file', { quiet: true, responseType: 'blob', params: { path, size: String(size) } });
