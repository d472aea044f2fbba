import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** For the download button, which shows its errors itself. */
export const fetchSlip = (id: string) =>
  http.get<FileResponse>(`/admin/returns/${encodeURIComponent(id)}/slip`, { quiet: true });
