import { addPart } from '../../parts.ts';
import { slicesSaga } from './slices.saga.ts';
import { slicesReducer } from './slices.slice.ts';

/** Comes with the first list that is too large to be held (B3.10). */
export const addSlicesPart = (): void =>
  addPart({ name: 'slices', reducers: { slices: slicesReducer }, saga: slicesSaga });
