import type { FileResponse, UploadKind, UploadResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchFile = (path: string) =>
  http.get<FileResponse>('/utils/file', { quiet: true, params: { path } });

export const fetchThumbnail = (path: string) =>
  http.get<Blob>('/utils/file', { quiet: true, params: { path, size: '240' }, responseType: 'blob' });

export const rotateFile = (path: string) =>
  http.put<unknown>('/file/rotate', { path, deg: -90 }, { quiet: true });

/** The kind says what the file is for; what follows the colon tells this upload from others of its kind. */
export function uploadFile(
  kind: UploadKind,
  uploadId: string,
  file: File,
  onProgress: (progress: number) => void,
) {
  const form = new FormData();
  form.append('upload_id', `${kind}:${uploadId}`);
  form.append('file', file);
  return http.post<UploadResponse>('/admin/upload', form, {
    quiet: true,
    onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
  });
}
