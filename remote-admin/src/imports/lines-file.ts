import type { ImportView } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { FileContents } from '@extranet/shared/ui/files';

/** Fetched with the bearer token, and saved by whoever asked. */
export async function fetchLinesFile(id: string, view: ImportView): Promise<FileContents> {
  const contents = await http.get<Blob>(`/admin/import/${encodeURIComponent(id)}/file`, {
    quiet: true,
    params: { view },
    responseType: 'blob',
  });
  return { mimetype: 'text/csv', contents };
}
