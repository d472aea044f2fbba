import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/ordered.fr.json';
import { addPart } from '../parts.ts';
import { orderedSaga } from './ordered.saga.ts';
import { orderedReducer } from './ordered.slice.ts';

/** Comes with the first file that shows products. */
export function addOrderedPart(): void {
  registerTexts('catalog', texts);
  addPart({ name: 'ordered', reducers: { ordered: orderedReducer }, saga: orderedSaga });
}
