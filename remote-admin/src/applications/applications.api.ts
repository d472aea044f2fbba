import type { Application, ApplicationsOrigin } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { type Tagged, tagged } from '../tagged.ts';

const of = (prodId: string) => `/admin/product/${encodeURIComponent(prodId)}/applications`;

export const fetchApplications = (prodId: string) =>
  http.get<Tagged<Application>>(of(prodId), { quiet: true, transformResponse: tagged });

export const fetchOrigin = (prodId: string) =>
  http.get<ApplicationsOrigin>(`${of(prodId)}/origin`, { quiet: true });

export const putApplications = (prodId: string, tag: string, list: readonly Application[]) =>
  http.put<Tagged<Application>>(of(prodId), list, {
    quiet: true,
    headers: { 'If-Match': tag },
    transformResponse: tagged,
  });
