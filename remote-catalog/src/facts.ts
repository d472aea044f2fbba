import type { ProductRow } from '@extranet/shared/contracts';
import { createAction } from '@extranet/shared/store';

/** A row of a list is about to be opened: its data is shown while the rest is fetched. */
export const rowChosen = createAction<ProductRow>('catalog/rowChosen');
