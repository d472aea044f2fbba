import { vehicleLeft } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withVehicle } from '../vehicle-in-address.ts';

/** One click leaves the vehicle: it is no longer chosen, and no longer in the address. */
export function useLeaveVehicle(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    dispatch(vehicleLeft());
    navigate(withVehicle(pathname, new URLSearchParams(search), undefined), { replace: true });
  }, [dispatch, navigate, pathname, search]);
}
