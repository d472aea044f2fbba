import type { Cart, CartAdd } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const postTaken = (item: CartAdd) => http.post<Cart>('/cart/item', item, { quiet: true });
