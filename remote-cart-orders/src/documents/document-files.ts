import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { FileContents } from '@extranet/shared/ui/files';

const quiet = { quiet: true };

/** For download buttons, which show their errors themselves. */
export const fetchDocument = (path: string) =>
  http.get<FileResponse>('/utils/file', { ...quiet, params: { path } });

export const fetchMonth = async (month: string) =>
  asFile(
    await http.get<Blob>('/documents/zip', { ...quiet, params: { month }, responseType: 'blob' }),
    `documents-${month}.zip`,
  );

export const fetchStatement = async (format: 'pdf' | 'csv') =>
  asFile(
    await http.get<Blob>('/documents/statement', { ...quiet, params: { format }, responseType: 'blob' }),
    `releve.${format}`,
  );

const asFile = (contents: Blob, filename: string): FileContents => ({
  filename,
  mimetype: contents.type,
  contents,
});
