import { registerTexts } from '@extranet/shared/i18n';
import texts from '../../locales/successor.fr.json';
import { addPart } from '../../parts.ts';
import { successorSaga } from './successor.saga.ts';
import { successorReducer } from './successor.slice.ts';

/** Comes with a product that cannot be ordered. */
export function addSuccessorPart(): void {
  registerTexts('catalog', texts);
  addPart({ name: 'successor', reducers: { successor: successorReducer }, saga: successorSaga });
}
