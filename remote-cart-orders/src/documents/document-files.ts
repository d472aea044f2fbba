import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const quiet = { quiet: true };

/** For download buttons, which show their errors themselves. */
export const fetchDocument = (path: string) =>
  http.get<FileResponse>('/utils/file', { ...quiet, params: { path } });

export const fetchMonth = async (month: string) =>
  asFile(
    await http.get<Blob>('/documents/zip', { ...quiet, params: { month }, responseType: 'blob' }),
    `documents-${month}.zip`,
  );

export const fetchStatement = async () =>
  asFile(await http.get<Blob>('/documents/statement', { ...quiet, responseType: 'blob' }), 'releve.csv');

/** As the download button takes files: their contents in base64. */
async function asFile(blob: Blob, filename: string): Promise<FileResponse> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
  const contents = address.slice(address.indexOf(',') + 1);
  return { name: filename, filename, mimetype: blob.type, contents };
}
