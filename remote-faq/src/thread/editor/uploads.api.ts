import type { UploadResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

interface Travel {
  id: string;
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

export function uploadPicture(file: File, { id, onProgress, signal }: Travel): Promise<UploadResponse> {
  const body = new FormData();
  body.append('upload_id', `faq:${id}`);
  body.append('file', file, file.name);
  return http.post<UploadResponse>('/admin/upload', body, {
    quiet: true,
    signal,
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  });
}
