import { addPart } from '../../parts.ts';
import { elsewhereSaga } from './elsewhere.saga.ts';
import { elsewhereReducer } from './elsewhere.slice.ts';

/** Comes with the first search that finds nothing. */
export const addElsewherePart = (): void =>
  addPart({ name: 'elsewhere', reducers: { elsewhere: elsewhereReducer }, saga: elsewhereSaga });
