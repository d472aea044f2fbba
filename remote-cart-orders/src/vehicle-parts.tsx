import type { CartItem, FitReason, Vehicle } from '@extranet/shared/contracts';
import { lazily } from '@extranet/shared/remote';
import { Suspense } from 'react';

// Loaded with the first line that was added for a vehicle.

const Notices = lazily(() => import(/* webpackChunkName: "cart-vehicle" */ './VehicleNotices.tsx'));
const Line = lazily(() => import(/* webpackChunkName: "cart-vehicle" */ './LineVehicle.tsx'));

export const VehicleNotices = ({ lines }: { lines: readonly CartItem[] }) =>
  lines.some(({ itVehicle }) => itVehicle) ? (
    <Suspense>
      <Notices lines={lines} />
    </Suspense>
  ) : null;

interface Props {
  line: { itVehicle?: Vehicle | null; itFit?: FitReason | null };
}

/** The place of its words is kept, so that the lines below do not move. */
export const LineVehicle = ({ line }: Props) =>
  line.itVehicle ? (
    <Suspense fallback={<small>&nbsp;</small>}>
      <Line line={line} />
    </Suspense>
  ) : null;
