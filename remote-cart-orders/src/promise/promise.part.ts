import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/promise.fr.json';
import { addPart } from '../parts.ts';
import { promiseSaga } from './promise.saga.ts';
import { promiseReducer } from './promise.slice.ts';

export function addPromisePart(): void {
  registerTexts('cart-orders', texts);
  addPart({ name: 'promise', reducers: { promise: promiseReducer }, saga: promiseSaga });
}
