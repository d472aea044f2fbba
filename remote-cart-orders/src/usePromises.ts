import { keyOf, type Place, type Promised, usePromiseState } from './promise/promise.slice.ts';

/** By stock code, of this place; null while they are not known. PromiseLine asks for them. */
export const usePromises = (place: Place): Promised[] | null =>
  usePromiseState(({ promise }) => (promise.place === keyOf(place) ? promise.promises : null));
