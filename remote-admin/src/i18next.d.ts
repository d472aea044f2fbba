import type { UiTexts } from '@extranet/shared/i18n';
import type texts from './locales/fr.json';

/** A key without a text does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { admin: typeof texts; ui: UiTexts };
  }
}
