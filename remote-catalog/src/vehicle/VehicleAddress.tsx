import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useVehicle } from '../useVehicle.ts';
import { withVehicle } from '../vehicle-in-address.ts';
import { namedFound, vehicleNamed } from './near.slice.ts';
import { useAnswersInAddress } from './useAnswersInAddress.ts';
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
  const answers = useVehicle((vehicle) => vehicle.answers);

  // Only another address asks for its vehicle, not another choice.
  const follow = useEffectEvent((key: string | null) => {
    if (key !== null && key !== chosen) dispatch(vehicleNamed(key));
    else dispatch(namedFound());
  });
  useEffect(() => follow(named), [named]);

  const write = () => {
    // The window's address may be newer than the rendered one, as right after a choice that leads to another page.
    if (!chosen || !PAGES.includes(pathname) || window.location.pathname !== pathname) return;
    const now = new URLSearchParams(window.location.search);
    const other = now.get(VEHICLE_PARAM);
    if (other === null || other === chosen)
      navigate(withVehicle(pathname, now, chosen, answers), { replace: true, preventScrollReset: true });
  };
  const complete = useEffectEvent(() => {
    if (chosen && named === null) write();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the event reads has changed.
  useEffect(() => complete(), [chosen, named, pathname]);
  useAnswersInAddress(write);
  return null;
}
