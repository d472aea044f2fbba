import type { ProductRow } from '@extranet/shared/contracts';
import { lazily } from '@extranet/shared/remote';
import { Suspense } from 'react';

// What the search, its page and the favourites show of taking a product without opening it.

export { addTakePart } from './take/take.part.ts';
export { takeAsked, takeOffered, useTake } from './take/take.slice.ts';

const Later = lazily(() => import(/* webpackChunkName: "take" */ './take/TakeIt.tsx'));

export const TakeIt = ({ product }: { product: ProductRow }) => (
  <Suspense fallback={null}>
    <Later product={product} />
  </Suspense>
);
