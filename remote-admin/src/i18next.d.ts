import type { UiTexts } from '@extranet/shared/i18n';
import type applications from './locales/applications.fr.json';
import type backups from './locales/backups.fr.json';
import type delays from './locales/delays.fr.json';
import type desk from './locales/desk.fr.json';
import type documents from './locales/documents.fr.json';
import type drills from './locales/drills.fr.json';
import type figures from './locales/figures.fr.json';
import type fileImport from './locales/file-import.fr.json';
import type find from './locales/find.fr.json';
import type fittingRules from './locales/fitting-rules.fr.json';
import type texts from './locales/fr.json';
import type handbook from './locales/handbook.fr.json';
import type jobs from './locales/jobs.fr.json';
import type listViews from './locales/list-views.fr.json';
import type orderWork from './locales/order-work.fr.json';
import type partRequests from './locales/part-requests.fr.json';
import type promiseSettings from './locales/promise-settings.fr.json';
import type returns from './locales/returns.fr.json';
import type running from './locales/running.fr.json';
import type searchWords from './locales/search-words.fr.json';
import type settings from './locales/settings.fr.json';

/** Several files, because a page loads only its own; a key stands in one of them. */
type AdminTexts = typeof texts &
  typeof applications &
  typeof documents &
  typeof fittingRules &
  typeof fileImport &
  typeof handbook &
  typeof searchWords &
  typeof partRequests &
  typeof jobs &
  typeof running &
  typeof backups &
  typeof drills &
  typeof orderWork &
  typeof delays &
  typeof desk &
  typeof promiseSettings &
  typeof returns &
  typeof settings &
  typeof figures &
  typeof find &
  typeof listViews;

/** A key without a text does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { admin: AdminTexts; ui: UiTexts };
  }
}
