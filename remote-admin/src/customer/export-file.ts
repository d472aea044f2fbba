import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** Returned to the caller, which saves it: a person's data never pass through the store. */
export const exportFile = (userId: string) =>
  http.get<FileResponse>(`/admin/customer/${encodeURIComponent(userId)}/export`, { quiet: true });
