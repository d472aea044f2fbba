import type { UiTexts } from '@extranet/shared/i18n';
import type catalog from './locales/catalog.fr.json';
import type compare from './locales/compare.fr.json';
import type count from './locales/count.fr.json';
import type favourites from './locales/favourites.fr.json';
import type feature from './locales/feature.fr.json';
import type fitting from './locales/fitting.fr.json';
import type texts from './locales/fr.json';
import type glossary from './locales/glossary.fr.json';
import type ordered from './locales/ordered.fr.json';
import type price from './locales/price.fr.json';
import type priceList from './locales/price-list.fr.json';
import type print from './locales/print.fr.json';
import type product from './locales/product.fr.json';
import type replaced from './locales/replaced.fr.json';
import type search from './locales/search.fr.json';
import type successor from './locales/successor.fr.json';
import type take from './locales/take.fr.json';
import type vehicle from './locales/vehicle.fr.json';
import type wiring from './locales/wiring.fr.json';

/** Several files, because a page loads only its own; a key stands in one of them. */
type CatalogTexts = typeof texts &
  typeof catalog &
  typeof compare &
  typeof count &
  typeof favourites &
  typeof feature &
  typeof fitting &
  typeof glossary &
  typeof ordered &
  typeof price &
  typeof priceList &
  typeof print &
  typeof product &
  typeof replaced &
  typeof search &
  typeof successor &
  typeof take &
  typeof vehicle &
  typeof wiring;

/** Makes an unknown text key a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { catalog: CatalogTexts; ui: UiTexts };
  }
}
