import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/requests.fr.json';
import { addPart } from '../parts.ts';
import { requestsSaga } from './requests.saga.ts';
import { requestsReducer } from './requests.slice.ts';

export function addRequestsPart(): void {
  registerTexts('cart-orders', texts);
  addPart({ name: 'requests', reducers: { requests: requestsReducer }, saga: requestsSaga });
}
