import type { UiTexts } from '@extranet/shared/i18n';
import type account from './locales/account.fr.json';
import type adminLink from './locales/admin-link.fr.json';
import type bell from './locales/bell.fr.json';
import type closed from './locales/closed.fr.json';
import type forms from './locales/forms.fr.json';
import type texts from './locales/fr.json';
import type home from './locales/home.fr.json';
import type keys from './locales/keys.fr.json';
import type mailedLinks from './locales/mailed-links.fr.json';
import type notFound from './locales/not-found.fr.json';
import type notices from './locales/notices.fr.json';
import type renewal from './locales/renewal.fr.json';
import type signInTabs from './locales/sign-in-tabs.fr.json';

/** Several files, because a page loads only its own; a key stands in one of them. A key that no text has does not compile. */
type HostTexts = typeof texts &
  typeof account &
  typeof adminLink &
  typeof bell &
  typeof closed &
  typeof forms &
  typeof home &
  typeof keys &
  typeof mailedLinks &
  typeof notFound &
  typeof notices &
  typeof renewal &
  typeof signInTabs;

/** Its paragraphs are counted by the page, and the supplier words them anew. */
type LegalTexts = Record<string, Record<string, string>>;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { host: HostTexts; legal: LegalTexts; ui: UiTexts };
  }
}
