import { http } from '@extranet/shared/http';

type Params = Readonly<Record<string, string>>;
export type ExportFormat = 'csv' | 'xlsx';

/** A list as a file, made by the server. */
export async function fetchExport(path: string, name: string, format: ExportFormat, params: Params) {
  const file = await http.get<Blob>(path, {
    quiet: true,
    params: { ...params, format },
    responseType: 'blob',
  });
  const day = new Date().toISOString().slice(0, 10);
  return {
    filename: `${name}-${day}.${format}`,
    mimetype: file.type,
    contents: file,
  };
}
