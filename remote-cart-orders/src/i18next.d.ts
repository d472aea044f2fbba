import type { UiTexts } from '@extranet/shared/i18n';
import type additions from './locales/additions.fr.json';
import type address from './locales/address.fr.json';
import type cart from './locales/cart.fr.json';
import type checkout from './locales/checkout.fr.json';
import type company from './locales/company.fr.json';
import type documents from './locales/documents.fr.json';
import type express from './locales/express.fr.json';
import type texts from './locales/fr.json';
import type list from './locales/list.fr.json';
import type notices from './locales/notices.fr.json';
import type orderState from './locales/order-state.fr.json';
import type orders from './locales/orders.fr.json';
import type promise from './locales/promise.fr.json';
import type recent from './locales/recent.fr.json';
import type replaced from './locales/replaced.fr.json';
import type requests from './locales/requests.fr.json';
import type returns from './locales/returns.fr.json';
import type sheet from './locales/sheet.fr.json';
import type suggesting from './locales/suggesting.fr.json';
import type vehicle from './locales/vehicle.fr.json';

/** Several files, because a page loads only its own; a key stands in one of them. */
type CartOrdersTexts = typeof texts &
  typeof additions &
  typeof address &
  typeof cart &
  typeof checkout &
  typeof company &
  typeof documents &
  typeof express &
  typeof list &
  typeof notices &
  typeof orderState &
  typeof orders &
  typeof promise &
  typeof recent &
  typeof replaced &
  typeof requests &
  typeof returns &
  typeof sheet &
  typeof suggesting &
  typeof vehicle;

/** Makes an unknown text key a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { 'cart-orders': CartOrdersTexts; ui: UiTexts };
  }
}
