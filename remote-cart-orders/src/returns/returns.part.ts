import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/returns.fr.json';
import { addPart } from '../parts.ts';
import { askSaga } from './ask.saga.ts';
import { askReducer } from './ask.slice.ts';
import { keepForm } from './kept-form.saga.ts';
import { returnsSaga } from './returns.saga.ts';
import { returnsReducer } from './returns.slice.ts';

export function addReturnsPart(): void {
  registerTexts('cart-orders', texts);
  addPart({ name: 'returns', reducers: { returns: returnsReducer }, saga: returnsSaga });
  addPart({ name: 'askReturn', reducers: { askReturn: askReducer }, saga: askSaga });
  addPart({ name: 'keptReturn', reducers: {}, saga: keepForm });
}
