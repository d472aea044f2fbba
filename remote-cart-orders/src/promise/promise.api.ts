import type { PromiseQuery, Promises } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchPromises = (params: PromiseQuery) =>
  http.get<Promises>('/promise', { quiet: true, params });
