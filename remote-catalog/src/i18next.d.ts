import type { UiTexts } from '@extranet/shared/i18n';
import type glossary from './glossary/locales/fr.json';
import type texts from './locales/fr.json';

/** Makes an unknown text key a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { catalog: typeof texts & typeof glossary; ui: UiTexts };
  }
}
