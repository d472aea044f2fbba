import type {
  AdminProduct,
  AdminProductCreation,
  AdminProductUpdate,
  ProductOverview,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const at = (id: string) => `/admin/product/${encodeURIComponent(id)}`;

export const fetchProduct = (id: string) => http.get<AdminProduct>(at(id), { quiet: true });

export const postProduct = (form: AdminProductCreation) =>
  http.post<AdminProduct>('/admin/product', form, { quiet: true });

export const putProduct = (id: string, form: AdminProductUpdate) =>
  http.put<AdminProduct>(at(id), form, { quiet: true });

export const fetchProductOverview = (id: string) =>
  http.get<ProductOverview>(`${at(id)}/overview`, { quiet: true });
