import type { FaqPost } from '@extranet/shared/contracts';
import { createAction } from '@extranet/shared/store';

/** By the reference in the address, as it is written there. */
export const threadOpened = createAction<string>('faq/threadOpened');

/** Written or edited, as the server keeps it. */
export const contributionSaved = createAction<FaqPost>('faq/contributionSaved');

/** What the server said against something; the message is French, and empty when the server was not heard. */
export interface Refusal {
  code: string;
  message: string;
}

/** Somebody else changed it meanwhile. */
export const threadOutdated = createAction('faq/threadOutdated');
