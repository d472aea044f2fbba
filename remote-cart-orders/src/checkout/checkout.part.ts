import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/checkout.fr.json';
import { addPart } from '../parts.ts';
import { addAddressesPart } from './addresses.part.ts';
import { addressingSaga } from './addressing.saga.ts';
import { addressingReducer } from './addressing.slice.ts';
import { checkoutSaga } from './checkout.saga.ts';
import { checkoutReducer } from './checkout.slice.ts';
import { draftSaga } from './draft.saga.ts';
import { draftReducer } from './draft.slice.ts';

export function addCheckoutPart(): void {
  registerTexts('cart-orders', texts);
  addAddressesPart();
  addPart({ name: 'delivery of a draft', reducers: { addressing: addressingReducer }, saga: addressingSaga });
  addPart({ name: 'draft', reducers: { draft: draftReducer }, saga: draftSaga });
  addPart({ name: 'checkout', reducers: { checkout: checkoutReducer }, saga: checkoutSaga });
}
