import { addPart } from '../../parts.ts';
import { meantSaga } from './meant.saga.ts';
import { meantReducer } from './meant.slice.ts';

/** Comes with the first page that has the fields. */
export const addMeantPart = (): void =>
  addPart({ name: 'meant', reducers: { meant: meantReducer }, saga: meantSaga });
