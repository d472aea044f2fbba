import { onDevice } from '@extranet/shared/session';

/** What goes with the account's sign-out, though it is kept with its owner: searches say more than the last parts seen. */
export const RECENT_SEARCHES = 'search.recent';

export const forgetSearches = (): void => onDevice.drop(RECENT_SEARCHES);
