import { createAction } from '@extranet/shared/store';

/** The order whose page is open was read again: what stands beside it may have changed as well. */
export const orderReadAgain = createAction<string>('cart-orders/orderReadAgain');
