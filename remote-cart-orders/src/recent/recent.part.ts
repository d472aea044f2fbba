import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/recent.fr.json';
import { addPart } from '../parts.ts';
import { recentSaga } from './recent.saga.ts';
import { recentReducer } from './recent.slice.ts';

export function addRecentPart(): void {
  registerTexts('cart-orders', texts);
  addPart({ name: 'recent orders', reducers: { recent: recentReducer }, saga: recentSaga });
}
