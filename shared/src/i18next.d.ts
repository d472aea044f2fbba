import type { UiTexts } from './i18n/index.ts';

/** A key that no text has does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { ui: UiTexts };
  }
}
