import type { VehicleProducts } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchVehicleProducts = (key: string) =>
  http.get<VehicleProducts>(`/admin/vehicles/${encodeURIComponent(key)}/products`, { quiet: true });
