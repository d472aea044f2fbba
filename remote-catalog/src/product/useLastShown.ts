import { useRef } from 'react';
import type { ProductState } from './product.slice.ts';
import { useProduct } from './product.slice.ts';

/** The state of the open product; after closing, that of the last open one. */
export function useLastShown(): ProductState {
  const state = useProduct(({ product }) => product);
  const last = useRef(state);
  if (state.prodId !== null) last.current = state;
  return last.current;
}
