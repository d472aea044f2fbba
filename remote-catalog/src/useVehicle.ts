import { VEHICLE_PARAM, type VehicleState } from '@extranet/shared/remote';
import { remoteSelector } from '@extranet/shared/store';
import { useSearchParams } from 'react-router-dom';

/** The chosen vehicle, which the platform keeps for all remotes. */
export const useVehicle = remoteSelector<VehicleState>('vehicle');

/** Of the part that loads with the first vehicle; absent before. */
const useParts = remoteSelector<{ near?: { named: { status: string } | null } }>('catalog');

/** The address names a vehicle that is on its way. */
export function useVehicleComing(): boolean {
  const [address] = useSearchParams();
  const chosen = useVehicle((vehicle) => vehicle.chosen !== null);
  const status = useParts(({ near }) => near?.named?.status);
  return !chosen && address.has(VEHICLE_PARAM) && (status === undefined || status === 'pending');
}
