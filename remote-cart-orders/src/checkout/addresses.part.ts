import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/address.fr.json';
import { addPart } from '../parts.ts';
import { addressesSaga } from './addresses.saga.ts';
import { addressesReducer } from './addresses.slice.ts';

export function addAddressesPart(): void {
  registerTexts('cart-orders', texts);
  addPart({ name: 'addresses', reducers: { addresses: addressesReducer }, saga: addressesSaga });
}
