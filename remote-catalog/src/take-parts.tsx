import type { ProductRow } from '@extranet/shared/contracts';
import { lazily } from '@extranet/shared/remote';
import { Suspense } from 'react';

// What the search and its page show of taking what replaces a reference.

const Later = lazily(() => import(/* webpackChunkName: "take" */ './take/TakeIt.tsx'));

export const TakeIt = ({ product }: { product: ProductRow }) => (
  <Suspense fallback={null}>
    <Later product={product} />
  </Suspense>
);
