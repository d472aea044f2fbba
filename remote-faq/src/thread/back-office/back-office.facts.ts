import { createAction } from '@extranet/shared/store';

/** The page was opened: of one reference, or of all that waits. */
export const waitingPostsOpened = createAction<string | undefined>('faq/backOffice/opened');
