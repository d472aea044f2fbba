import { addPart } from '../../parts.ts';
import { waitingSaga } from './waiting.saga.ts';
import { waitingReducer } from './waiting.slice.ts';

/** Comes with the product's dialog: the home page does without. */
export const addWaitingPart = () =>
  addPart({ name: 'waiting', reducers: { waiting: waitingReducer }, saga: waitingSaga });
