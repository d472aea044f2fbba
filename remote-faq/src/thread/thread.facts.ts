import type { FaqPost } from '@extranet/shared/contracts';
import { createAction } from '@extranet/shared/store';

/** By the reference in the address, as it is written there. */
export const threadOpened = createAction<string>('faq/threadOpened');

/** Written or edited, as the server keeps it. */
export const contributionSaved = createAction<FaqPost>('faq/contributionSaved');

/** Somebody else changed it meanwhile. */
export const threadOutdated = createAction('faq/threadOutdated');
