import type { Cart } from '@extranet/shared/contracts';
import { createAction } from '@extranet/shared/store';

/** The server answered a change with the cart that came of it: no need to ask for it again. */
export const cartAnswered = createAction<Cart>('cart-orders/cartAnswered');
