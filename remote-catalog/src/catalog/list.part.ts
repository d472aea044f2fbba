import { addPart } from '../parts.ts';
import { listSaga } from './catalog.saga.ts';
import { listReducer } from './catalog.slice.ts';

/** The lists come with the first page that shows one. */
export const addListPart = (): void =>
  addPart({ name: 'list', reducers: { list: listReducer }, saga: listSaga });
