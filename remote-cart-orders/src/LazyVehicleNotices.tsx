import type { CartItem } from '@extranet/shared/contracts';
import { lazily } from '@extranet/shared/remote';
import { Suspense } from 'react';

const VehicleNotices = lazily(() => import(/* webpackChunkName: "cart-vehicle" */ './VehicleNotices.tsx'));

/** Loaded with the first line that was added for a vehicle. */
export const LazyNotices = ({ lines }: { lines: readonly CartItem[] }) =>
  lines.some(({ itVehicle }) => itVehicle) ? (
    <Suspense>
      <VehicleNotices lines={lines} />
    </Suspense>
  ) : null;
