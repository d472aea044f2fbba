import { http } from '@extranet/shared/http';

type Params = Readonly<Record<string, string>>;
export type ExportFormat = 'csv' | 'xlsx';

const named = (file: Blob, name: string, ending: string) => ({
  filename: `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`,
  mimetype: file.type,
  contents: file,
});
const asFile = { quiet: true, responseType: 'blob' } as const;

/** A list as a file, made by the server. */
export const fetchExport = async (path: string, name: string, format: ExportFormat, params: Params) =>
  named(await http.get<Blob>(path, { ...asFile, params: { ...params, format } }), name, format);

/** What is asked for does not fit into an address. */
export const postForFile = async (path: string, body: object, name: string, ending: string) =>
  named(await http.post<Blob>(path, body, asFile), name, ending);
