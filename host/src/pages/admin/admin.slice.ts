import { createAction } from '@extranet/shared/store';

/** Said by the layout on each change of address under /extradmin. */
export const adminPageOpened = createAction('admin/pageOpened');
