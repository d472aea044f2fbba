import type { UiTexts } from './i18n/index.ts';

/** Makes an unknown text key a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { ui: UiTexts };
  }
}
