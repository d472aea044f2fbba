import type { FileRotation } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchPicture = (path: string, size: number) =>
  http.get<Blob>('/utils/file', { quiet: true, responseType: 'blob', params: { path, size: String(size) } });

export const putRotation = (rotation: FileRotation) =>
  http.put<unknown>('/file/rotate', rotation, { quiet: true });
