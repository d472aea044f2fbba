import { addPart } from '../parts.ts';
import { promiseSaga } from './promise.saga.ts';
import { promiseReducer } from './promise.slice.ts';

/** Comes with the dialog of a product. */
export const addPromisePart = (): void =>
  addPart({ name: 'promise', reducers: { promise: promiseReducer }, saga: promiseSaga });
