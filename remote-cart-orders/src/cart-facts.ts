import type { Cart } from '@extranet/shared/contracts';
import type { CartAnswer } from '@extranet/shared/remote';
import { remoteSelector } from '@extranet/shared/store';

/** What of the cart still has to be told to the server. */
export interface Pending {
  /** Quantities that were chosen and not yet confirmed, by line. */
  wanted: Record<string, number>;
  removing: string[];
  adding: Addition[];
}

export interface Addition {
  kind: 'add';
  prodId: string;
  quantity: number;
  /** The line in whose place it comes. */
  replaces?: string;
}

/** What the other features read of the cart; its slice holds more. */
export interface CartFacts extends Cart, Pending {
  /** True after the first cart that the server answered. */
  loaded: boolean;
  /** The last load failed: what is shown may be out of date. */
  failed: boolean;
}

export const useCartFacts = remoteSelector<{ cart: CartFacts }>('cart-orders');
/** For sagas. */
export const selectCartFacts = (root: { 'cart-orders': { cart: CartFacts } }): CartFacts =>
  root['cart-orders'].cart;

/** Nothing of the cart is still on its way to the server: what is shown is what it has. */
export const isSettled = ({ adding, removing, wanted }: Pending): boolean =>
  adding.length === 0 && removing.length === 0 && Object.keys(wanted).length === 0;

export const toCartAnswer = (cart: Cart, askedAt: number): CartAnswer => ({
  cart,
  askedAt,
  answeredAt: performance.now(),
});
