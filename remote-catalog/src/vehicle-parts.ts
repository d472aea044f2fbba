import { lazily } from '@extranet/shared/remote';

// What the rooms of the vehicle and of the fitting show on pages of others; each loads where a vehicle asks for it.

export const StartRecent = lazily(
  () => import(/* webpackChunkName: "vehicle" */ './vehicle/StartRecent.tsx'),
);

export const VehicleFit = lazily(() => import(/* webpackChunkName: "vehicle" */ './vehicle/VehicleFit.tsx'));

export const Completes = lazily(
  () => import(/* webpackChunkName: "montage-completes" */ './fitting/Completes.tsx'),
);
