import type { FindAnswer } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchFound = (q: string) => http.get<FindAnswer>('/admin/find', { quiet: true, params: { q } });
