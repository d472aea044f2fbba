import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useVehicle, withVehicle } from '../useVehicle.ts';
import { namedFound, vehicleNamed } from './near.slice.ts';
import { addVehiclePart } from './vehicle.part.ts';

addVehiclePart();

/** Pages that go by a vehicle: their address says it. */
const PAGES = ['/home', '/catalog', '/montage'];

/**
 * The one place where the vehicle of the address and the chosen one meet. The address leads: a link, 'back', a reload or a
 * second tab choose the vehicle that it names. Where it names none, the chosen one is written into it.
 */
export default function VehicleAddress() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const named = address.get(VEHICLE_PARAM);
  const chosen = useVehicle((vehicle) => vehicle.chosen?.key);

  const follow = useEffectEvent(() => {
    if (named !== null && named !== chosen) dispatch(vehicleNamed(named));
    else dispatch(namedFound());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address asks for its vehicle, not another choice.
  useEffect(() => follow(), [named]);

  useEffect(() => {
    // The window's address may be newer than the rendered one, as right after a choice that leads to another page.
    if (!chosen || named !== null || !PAGES.includes(pathname) || window.location.pathname !== pathname)
      return;
    const now = new URLSearchParams(window.location.search);
    if (!now.has(VEHICLE_PARAM)) navigate(withVehicle(pathname, now, chosen), { replace: true });
  }, [chosen, named, pathname, navigate]);
  return null;
}
