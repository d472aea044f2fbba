import type { AdminReturn, ReturnStepPost } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { queryOf, type ReturnFilters } from './return-filters.ts';

export const PAGE = 100;

const urlOf = (id: string) => `/admin/returns/${encodeURIComponent(id)}`;
const quiet = { quiet: true };

export const fetchReturns = (filters: ReturnFilters, offset: number) =>
  http.get<AdminReturn[]>('/admin/returns', {
    ...quiet,
    params: { ...queryOf(filters), l: `${offset},${PAGE}` },
  });

export const fetchReturn = (id: string) => http.get<AdminReturn>(urlOf(id), quiet);

export const postStep = (id: string, step: ReturnStepPost) =>
  http.post<AdminReturn>(`${urlOf(id)}/steps`, step, quiet);
