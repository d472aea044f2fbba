import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** The server scales pictures to about this width; shown at half the size, for screens with a high density. */
const PICTURE_WIDTH = '480';

export const fetchPicture = (path: string, size: string) =>
  http.get<Blob>('/utils/file', { quiet: true, params: { path, size }, responseType: 'blob' });

export const fetchLargePicture = (path: string) => fetchPicture(path, PICTURE_WIDTH);

export const fetchDatasheet = (prodId: string) =>
  http.get<FileResponse>(`/product/datasheet/${encodeURIComponent(prodId)}`, { quiet: true });
