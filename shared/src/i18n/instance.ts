import { createInstance, type i18n as Instance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type comboboxTexts from '../ui/locales/combobox.fr.json';
import type documentsTexts from '../ui/locales/documents.fr.json';
import type editorTexts from '../ui/locales/editor.fr.json';
import type filesTexts from '../ui/locales/files.fr.json';
import uiTexts from '../ui/locales/fr.json';
import type picturesTexts from '../ui/locales/pictures.fr.json';
import type returnsTexts from '../ui/locales/returns.fr.json';
import type signInTexts from '../ui/locales/sign-in.fr.json';
import type tableTexts from '../ui/locales/table.fr.json';
import type uploadTexts from '../ui/locales/upload.fr.json';

/**
 * Texts of the shared components; those of the entries beside them come with those, because no first page shows one. Each
 * workspace adds its own to the type (i18next.d.ts).
 */
export type UiTexts = typeof uiTexts &
  typeof comboboxTexts &
  typeof documentsTexts &
  typeof editorTexts &
  typeof filesTexts &
  typeof picturesTexts &
  typeof returnsTexts &
  typeof signInTexts &
  typeof tableTexts &
  typeof uploadTexts;

export const LANGUAGE = 'fr';
const COOKIE = 'i18next';
const A_YEAR_S = 31_536_000;

export const i18n: Instance = createInstance();

/** Texts are part of the bundles, so that the first paint need not wait for them. */
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
    // Cookies can be forbidden; as there is only one language, nothing is lost.
  }
}
