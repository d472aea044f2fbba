import { createAction } from '@extranet/shared/store';

/** The server took that something which waited is dealt with, or waits again: the menu's counts are read anew. */
export const waitingChanged = createAction('admin/waitingChanged');
