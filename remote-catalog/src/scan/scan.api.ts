import type { ReferenceCheck } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchByCode = (code: string) =>
  http.get<ReferenceCheck>(`/reference/${encodeURIComponent(code)}`, { quiet: true });
