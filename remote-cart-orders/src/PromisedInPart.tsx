import type { Order } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { promisedInPart } from '@extranet/shared/rules/order';
import { fullDayOf } from './day-of.ts';
import texts from './locales/promise.fr.json';

registerTexts('cart-orders', texts);

/** The day of what has one, and how many are still on request. */
export const partlyPromised = (items: Order['items']) =>
  promisedInPart(items.map(({ itState, itPromisedOn }) => ({ state: itState, on: itPromisedOn })));

/** Of an order without one day for all: the day of what has one, and how much is still on request. */
export function PromisedInPart({ items }: Pick<Order, 'items'>) {
  const { t } = useTranslation('cart-orders');
  const { on, open } = partlyPromised(items);
  const dated = on && t('promise.partly', { day: fullDayOf(on) });
  return <>{[dated, open > 0 && t('promise.onRequest', { count: open })].filter(Boolean).join(' ')}</>;
}
