import { Skeleton } from '@extranet/shared/ui';
import { lazy, Suspense } from 'react';

const Loaded = lazy(() => import(/* webpackChunkName: "editor" */ './ContributionEditor.tsx'));

/** The editor and all that it stands on come when it is opened, never before. */
export const Editor = () => (
  <Suspense fallback={<Skeleton height="24rem" />}>
    <Loaded />
  </Suspense>
);
