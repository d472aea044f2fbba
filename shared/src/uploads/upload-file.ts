import type { UploadKind, UploadResponse } from '../contracts/index.ts';
import { http } from '../http/client.ts';

export interface UploadOptions {
  /** Distinguishes this upload from others of its kind. */
  id: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
}

/** The kind tells the server what the file is for. */
export function uploadFile(kind: UploadKind, file: File, { id, signal, onProgress }: UploadOptions) {
  const form = new FormData();
  form.append('upload_id', `${kind}:${id}`);
  form.append('file', file, file.name);
  return http.post<UploadResponse>('/admin/upload', form, {
    quiet: true,
    signal,
    onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
  });
}
