import type { Config, UploadKind, UploadResponse } from '@extranet/shared/contracts';
import { eventChannel } from '@extranet/shared/saga';
import { uploadFile } from './files.ts';

export type UploadEvent =
  | { type: 'progress'; progress: number }
  | { type: 'done'; file: UploadResponse }
  | { type: 'failed'; error: unknown };

/** One upload as it goes on; closing the channel is not needed, its end closes it. */
export const uploading = (kind: UploadKind, uploadId: string, file: File) =>
  eventChannel<UploadEvent>((emit) => {
    uploadFile(kind, uploadId, file, (progress) => emit({ type: 'progress', progress })).then(
      (answer) => emit({ type: 'done', file: answer }),
      (error: unknown) => emit({ type: 'failed', error }),
    );
    return () => {};
  });

const TYPES: Record<UploadKind, Record<string, string[]>> = {
  faq: {},
  prodPicture: { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] },
  prodDatasheet: { 'application/pdf': ['.pdf'] },
  ldec: {
    'text/csv': ['.csv'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  },
};

/** What a drop zone takes: the kind's types, as far as the configuration allows their endings. */
export function acceptedFor(kind: UploadKind, config: Config | null): Record<string, string[]> {
  const allowed = config?.upload[kind].extensions;
  if (!allowed) return TYPES[kind];
  return Object.fromEntries(
    Object.entries(TYPES[kind])
      .map(([type, endings]) => [type, endings.filter((ending) => allowed.includes(ending))] as const)
      .filter(([, endings]) => endings.length > 0),
  );
}
