import type { QrCode } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const postQrCode = (string: string) =>
  http.post<QrCode>('/admin/product/qrcode', { string }, { quiet: true });
