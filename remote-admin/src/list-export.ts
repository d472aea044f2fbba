import { http } from '@extranet/shared/http';
import { inParis } from '@extranet/shared/rules/order';

type Params = Readonly<Record<string, string>>;
export type ExportFormat = 'csv' | 'xlsx';

const named = (file: Blob, name: string, ending: string) => ({
  filename: `${name}-${inParis(new Date()).day}.${ending}`,
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
