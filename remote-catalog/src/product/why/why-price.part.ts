import { registerTexts } from '@extranet/shared/i18n';
import texts from '../../locales/price.fr.json';
import { addPart } from '../../parts.ts';
import { whyPriceSaga } from './why-price.saga.ts';
import { whyPriceReducer } from './why-price.slice.ts';

/** Comes when somebody asks why. */
export function addWhyPricePart(): void {
  registerTexts('catalog', texts);
  addPart({ name: 'whyPrice', reducers: { whyPrice: whyPriceReducer }, saga: whyPriceSaga });
}
