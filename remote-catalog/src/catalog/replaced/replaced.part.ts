import { addPart } from '../../parts.ts';
import { replacedSaga } from './replaced.saga.ts';
import { replacedReducer } from './replaced.slice.ts';

/** Comes with the first list that has rows which cannot be ordered. */
export const addReplacedPart = (): void =>
  addPart({ name: 'replaced', reducers: { replaced: replacedReducer }, saga: replacedSaga });
