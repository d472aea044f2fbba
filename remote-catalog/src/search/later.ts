import { lazily } from '@extranet/shared/remote';

/** The form for a part that was not found, which few open. */
export const PartRequestLater = lazily(
  () => import(/* webpackChunkName: "search-request" */ './PartRequest.tsx'),
);
