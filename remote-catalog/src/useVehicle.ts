import { VEHICLE_PARAM, type VehicleState } from '@extranet/shared/remote';
import { remoteSelector } from '@extranet/shared/store';
import { useSearchParams } from 'react-router-dom';

/** The chosen vehicle, which the platform keeps for all remotes. */
export const useVehicle = remoteSelector<VehicleState>('vehicle');

/** The page with this vehicle in its address; none takes it out. Whatever else stands there stays. */
export function withVehicle(pathname: string, address: URLSearchParams, key: string | undefined): string {
  const next = new URLSearchParams(address);
  if (key === undefined) next.delete(VEHICLE_PARAM);
  else next.set(VEHICLE_PARAM, key);
  const search = next.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

/** Of the part that loads with the first vehicle; absent before. */
const useParts = remoteSelector<{ parts: { near?: { named: { status: string } | null } } }>('catalog');

/** The address names a vehicle that is on its way. */
export function useVehicleComing(): boolean {
  const [address] = useSearchParams();
  const chosen = useVehicle((vehicle) => vehicle.chosen !== null);
  const status = useParts(({ parts }) => parts.near?.named?.status);
  return !chosen && address.has(VEHICLE_PARAM) && (status === undefined || status === 'pending');
}
