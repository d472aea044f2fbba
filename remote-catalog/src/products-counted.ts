import { registerTexts, type useTranslation } from '@extranet/shared/i18n';
import texts from './locales/count.fr.json';

registerTexts('catalog', texts);

type Translate = ReturnType<typeof useTranslation<'catalog'>>['t'];

/** '12 produits', with the number as it is shown ('500+'). */
export const productsCounted = (t: Translate, count: number, shown: string): string =>
  t('list.count', { count, shown });
