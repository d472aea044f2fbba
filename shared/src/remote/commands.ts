import { createAction } from '@reduxjs/toolkit';
import type { Cart } from '../contracts/index.ts';

// Actions between remotes. A command names the remote that handles it: the host loads that remote first if necessary. An
// event can be handled by any remote.

/** A product is to be shown, in a dialog over the page. */
export const productOpenRequested = createAction('product/openRequested', (prodId: string) => ({
  payload: { prodId },
  meta: { remote: 'catalog' },
}));

/** A cart as the server answered it. If two requests overlapped, it is unknown which answer is newer. */
export interface CartAnswer {
  cart: Cart;
  /** performance.now() when the request was sent, and when its answer came. */
  askedAt: number;
  answeredAt: number;
}

/** The cart on the server has changed. If the server's answer is included, the cart need not be fetched again. */
export const cartChanged = createAction<CartAnswer | undefined>('cart/changed');

/** An administrator has changed products: loaded lists are out of date. */
export const catalogueChanged = createAction('catalogue/changed');

/** The server answers again after an interruption: failed requests can be repeated. */
export const connectionRestored = createAction('connection/restored');

export interface RemoteCommandMeta {
  remote: string;
}

export const commandTarget = (action: unknown): string | undefined => {
  const meta = (action as { meta?: Partial<RemoteCommandMeta> } | null)?.meta;
  return typeof meta?.remote === 'string' ? meta.remote : undefined;
};
