import type { SupplierSettings } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const URL = '/admin/supplier';

export const fetchSupplier = () => http.get<SupplierSettings>(URL, { quiet: true });
export const putSupplier = (settings: SupplierSettings) =>
  http.put<SupplierSettings>(URL, settings, { quiet: true });
