import { addPart } from '../parts.ts';
import { choiceSaga } from './choice.saga.ts';
import { choiceReducer } from './choice.slice.ts';

export const addChoicePart = (): void =>
  addPart({ name: 'cart choice', reducers: { choice: choiceReducer }, saga: choiceSaga });
