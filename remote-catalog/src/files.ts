import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** The server scales pictures to about this width (C7.13); shown at half the size, for screens with a high density. */
const THUMBNAIL_WIDTH = '100';
const PICTURE_WIDTH = '480';

const fetchPicture = (path: string, size: string) =>
  http.get<Blob>('/utils/file', { quiet: true, params: { path, size }, responseType: 'blob' });

export const fetchThumbnail = (path: string) => fetchPicture(path, THUMBNAIL_WIDTH);
export const fetchLargePicture = (path: string) => fetchPicture(path, PICTURE_WIDTH);

export const fetchDatasheet = (prodId: string) =>
  http.get<FileResponse>(`/product/datasheet/${encodeURIComponent(prodId)}`, { quiet: true });
