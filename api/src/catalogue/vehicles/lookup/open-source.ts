import type { Config } from '../../../base/config/config.ts';
import { demonstrationSource } from './demonstration/demonstration-source.ts';
import { httpSource } from './http-source.ts';
import { readMapping } from './mapping.ts';
import type { VehicleSource } from './vehicle-source.ts';

/** The service that VEHICLE_URL names, or the embedded demonstration. */
export async function openVehicleSource(
  { vehicleService }: Pick<Config, 'vehicleService'>,
  now: () => Date = () => new Date(),
): Promise<VehicleSource> {
  if (!vehicleService) return demonstrationSource;
  return httpSource(vehicleService, await readMapping(vehicleService.mapping), {
    now: () => now().getTime(),
  });
}
