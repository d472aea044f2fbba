import type { Cart, CartItem } from '@extranet/shared/contracts';
import type { CartAnswer } from '@extranet/shared/remote';
import { createAction, remoteSelector } from '@extranet/shared/store';

/** Changes of the cart that are not yet sent to the server. */
export interface Pending {
  /** Chosen quantities that are not yet confirmed, by line. */
  wanted: Record<string, number>;
  removing: string[];
  adding: Addition[];
}

export type Addition = NewLine | BroughtBack;

interface NewLine {
  kind: 'add';
  prodId: string;
  quantity: number;
  /** The vehicle for which it stood in the cart. */
  vehicle?: string;
  /** The line that it replaces. */
  replaces?: string;
}

/** A removed line: the server has kept it, with its place in the cart. */
interface BroughtBack {
  kind: 'restore';
  itId: string;
  quantity: number;
}

/** The part of the cart's state that other features may read. */
export interface CartFacts extends Cart, Pending {
  /** True once the server has answered a cart. */
  loaded: boolean;
  /** The last load failed: what is shown may be out of date. */
  failed: boolean;
  /** A change got no answer: it stays on the screen, and is sent again once the connection is back or somebody asks for it. */
  unsent: boolean;
  /** Another tab has changed what this page shows, and it was not told yet. */
  changedElsewhere: boolean;
}

/** The page shows the cart anew, or its message about another tab was read. */
export const elsewhereSeen = createAction('cart-orders/elsewhereSeen');

export const sendingAskedAgain = createAction('cart-orders/sendingAskedAgain');

export const useCartFacts = remoteSelector<{ cart: CartFacts }>('cart-orders');
/** For sagas. */
export const selectCartFacts = (root: { 'cart-orders': { cart: CartFacts } }): CartFacts =>
  root['cart-orders'].cart;

/** Pieces in these lines: what the badge, the notice and the checkout all call articles. */
export const piecesIn = (lines: readonly CartItem[], wanted: Pending['wanted']): number =>
  lines.reduce((count, { itId, itQuantity }) => count + (wanted[itId] ?? itQuantity), 0);

/** Whether all changes have been sent, so that the shown cart is that of the server. */
export const isSettled = ({ adding, removing, wanted }: Pending): boolean =>
  adding.length === 0 && removing.length === 0 && Object.keys(wanted).length === 0;

export const toCartAnswer = (cart: Cart, askedAt: number): CartAnswer => ({
  cart,
  askedAt,
  answeredAt: performance.now(),
});
