import { lazily } from '@extranet/shared/remote';

/** What the fitting says beside the judgement of a product; it comes with what completes the product. */
export const ProposedInstead = lazily(
  () => import(/* webpackChunkName: "montage-completes" */ './fitting/ProposedInstead.tsx'),
);
