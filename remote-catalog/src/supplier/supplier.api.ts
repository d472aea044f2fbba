import type { Supplier } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchSupplier = () => http.get<Supplier>('/config/supplier', { quiet: true });
