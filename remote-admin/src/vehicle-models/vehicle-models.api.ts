import type { VehicleModelRow } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchVehicleModels = () =>
  http.get<VehicleModelRow[]>('/admin/vehicles/models', { quiet: true });
