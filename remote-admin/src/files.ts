import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchFile = (path: string) =>
  http.get<FileResponse>('/utils/file', { quiet: true, params: { path } });

export const fetchThumbnail = (path: string) =>
  http.get<Blob>('/utils/file', { quiet: true, params: { path, size: '240' }, responseType: 'blob' });

export const rotateFile = (path: string) =>
  http.put<unknown>('/file/rotate', { path, deg: -90 }, { quiet: true });
