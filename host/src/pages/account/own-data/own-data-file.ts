import type { FileResponse } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** Returned to whoever saves it: a person's data never pass through the store. */
export const fetchOwnData = () => http.get<FileResponse>('/customer/export', { quiet: true });
