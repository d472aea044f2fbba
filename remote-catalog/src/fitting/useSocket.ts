import type { Pins } from '@extranet/shared/rules/vehicle';
import { useSearchParams } from 'react-router-dom';
import { readSocket, SOCKET_PARAM } from '../vehicle-in-address.ts';

/** The socket that somebody wants; it stands in the address, so that a reload and a link show the same fitting. */
export function useSocket(): [wanted: Pins | undefined, want: (pins: Pins | undefined) => void] {
  const [address, setAddress] = useSearchParams();
  const want = (pins: Pins | undefined) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (pins) next.set(SOCKET_PARAM, pins);
        else next.delete(SOCKET_PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [readSocket(address), want];
}
