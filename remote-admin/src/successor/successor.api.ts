import type { AdminSuccessor } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const urlOf = (ref: string) => `/admin/reference/${encodeURIComponent(ref)}/successor`;

export const fetchSuccessor = (ref: string) => http.get<AdminSuccessor>(urlOf(ref), { quiet: true });

export const putSuccessor = (ref: string, entered: AdminSuccessor) =>
  http.put<AdminSuccessor>(urlOf(ref), entered, { quiet: true });
