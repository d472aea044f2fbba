import { useRef } from 'react';
import { useCatalog } from '../state.ts';
import type { ProductState } from './product.slice.ts';

/** The state of the open product; once it is closed, the last there was. */
export function useLastShown(): ProductState {
  const state = useCatalog(({ product }) => product);
  const last = useRef(state);
  if (state.prodId !== null) last.current = state;
  return last.current;
}
