import { createAction } from '@extranet/shared/store';

/** Dispatched on each change of address under /extradmin. */
export const adminPageOpened = createAction('admin/pageOpened');
