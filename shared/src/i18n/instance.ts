import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import uiTexts from '../ui/locales/fr.json';

/** Of the components: each build adds its own texts to them (i18next.d.ts). */
export type UiTexts = typeof uiTexts;

export const LANGUAGE = 'fr';
const COOKIE = 'i18next';
const A_YEAR_S = 31_536_000;

export const i18n = createInstance();

/** Texts are in the bundles: nothing is waited for, so the first paint is never in the wrong language. */
export function startI18n(hostTexts: object): void {
  void i18n.use(initReactI18next).init({
    lng: LANGUAGE,
    fallbackLng: LANGUAGE,
    initAsync: false,
    defaultNS: 'host',
    ns: ['host', 'ui'],
    resources: { [LANGUAGE]: { host: hostTexts, ui: uiTexts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  keepLanguage();
}

function keepLanguage(): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    document.cookie = `${COOKIE}=${LANGUAGE}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
  } catch {
    // Cookies can be forbidden altogether; there is one language.
  }
}
