import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/list.fr.json';
import { addPart } from '../parts.ts';
import { listSaga } from './list.saga.ts';
import { listReducer } from './list.slice.ts';

export function addListPart(): void {
  registerTexts('cart-orders', texts);
  addPart({ name: 'pasted list', reducers: { list: listReducer }, saga: listSaga });
}
