import { lazily } from '@extranet/shared/remote';
import { Suspense, useEffect, useState } from 'react';

// What the rooms of the vehicle and of the fitting show on pages of others; each loads where a vehicle asks for it.

const StartRecent = lazily(() => import(/* webpackChunkName: "vehicle" */ './vehicle/StartRecent.tsx'));

export const VehicleFit = lazily(() => import(/* webpackChunkName: "vehicle" */ './vehicle/VehicleFit.tsx'));

/** Comes with `VehicleFit`, which is beside it. */
export const RelatedFit = lazily(() => import(/* webpackChunkName: "vehicle" */ './vehicle/RelatedFit.tsx'));

export const Completes = lazily(
  () => import(/* webpackChunkName: "montage-completes" */ './fitting/Completes.tsx'),
);

/** It comes with what completes the product. */
export const ProposedInstead = lazily(
  () => import(/* webpackChunkName: "montage-completes" */ './fitting/ProposedInstead.tsx'),
);

/** Its file is fetched once the page is on the screen. */
export function RecentAtStart() {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    painted && (
      <Suspense>
        <StartRecent />
      </Suspense>
    )
  );
}
