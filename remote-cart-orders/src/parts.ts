import { lateParts } from '@extranet/shared/store';

/** Orders, checkout and the pasted list cost the home page nothing: each comes with the first file that shows something of it. */
export const { addPart, withLateParts, partsSaga } = lateParts('cart-orders');
