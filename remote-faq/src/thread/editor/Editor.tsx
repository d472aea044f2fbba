import { lazily } from '@extranet/shared/remote';
import { Skeleton } from '@extranet/shared/ui';
import { Suspense } from 'react';

const Loaded = lazily(() => import(/* webpackChunkName: "editor" */ './ContributionEditor.tsx'));

/** Loads the editor and its libraries when it is opened. */
export const Editor = () => (
  <Suspense fallback={<Skeleton height="24rem" />}>
    <Loaded />
  </Suspense>
);
