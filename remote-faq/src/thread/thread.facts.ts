import type { FaqPost } from '@extranet/shared/contracts';
import { createAction } from '@extranet/shared/store';

/** The payload is the reference as it is written in the address. */
export const threadOpened = createAction<string>('faq/threadOpened');

/** A new or edited contribution, as the server stored it. */
export const contributionSaved = createAction<FaqPost>('faq/contributionSaved');

/** Its author has withdrawn a contribution that waited. */
export const contributionWithdrawn =
  createAction<Pick<FaqPost, 'postId' | 'postRef'>>('faq/contributionWithdrawn');

/** Somebody else has changed the thread meanwhile. */
export const threadOutdated = createAction('faq/threadOutdated');
