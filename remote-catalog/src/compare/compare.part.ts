import { addPart } from '../parts.ts';
import { compareSaga } from './compare.saga.ts';
import { compareReducer } from './compare.slice.ts';

/** The comparison comes with its bar. */
export const addComparePart = (): void =>
  addPart({ name: 'compare', reducers: { compare: compareReducer }, saga: compareSaga });
