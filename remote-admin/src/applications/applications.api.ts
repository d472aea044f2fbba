import type { ApplicationList } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const of = (prodId: string) => `/admin/product/${encodeURIComponent(prodId)}/applications`;

export const fetchApplications = (prodId: string) => http.get<ApplicationList>(of(prodId), { quiet: true });

export const putApplications = (prodId: string, list: ApplicationList) =>
  http.put<ApplicationList>(of(prodId), list, { quiet: true });
