import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/price-list.fr.json';
import { addPart } from '../parts.ts';
import { priceListSaga } from './price-list.saga.ts';
import { priceListReducer } from './price-list.slice.ts';

/** Comes with the dialog. */
export function addPriceListPart(): void {
  registerTexts('catalog', texts);
  addPart({ name: 'priceList', reducers: { priceList: priceListReducer }, saga: priceListSaga });
}
