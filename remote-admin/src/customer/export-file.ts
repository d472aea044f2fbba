import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** Handed to what saves it: a person's data never pass through the store. */
export const exportFile = (userId: string) =>
  http.get<FileResponse>(`/admin/customer/${encodeURIComponent(userId)}/export`, { quiet: true });
