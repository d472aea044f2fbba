import type { UiTexts } from '@extranet/shared/i18n';
import type texts from './locales/fr.json';

/** Makes an unknown text key a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { faq: typeof texts; ui: UiTexts };
  }
}
