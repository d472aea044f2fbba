import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchFile = (path: string) =>
  http.get<FileResponse>('/utils/file', { quiet: true, params: { path } });

/** A picture of about that width. */
export const fetchPicture = (path: string, size: number) =>
  http.get<Blob>('/utils/file', { quiet: true, responseType: 'blob', params: { path, size: String(size) } });

export const fetchThumbnail = (path: string) => fetchPicture(path, 240);

export const rotateFile = (path: string) =>
  http.put<unknown>('/file/rotate', { path, deg: -90 }, { quiet: true });
