import { createAction } from '@reduxjs/toolkit';
import type { Cart } from '../contracts/index.ts';

/**
 * What remotes say to each other. A command names the remote that obeys it: the host loads that remote
 * first when it is not there yet. A fact is for whoever listens.
 */
export const productOpenRequested = createAction('product/openRequested', (prodId: string) => ({
  payload: { prodId },
  meta: { remote: 'catalog' },
}));

/** A cart as the server answered it. Of two answers that crossed, nobody knows which cart is the newer one. */
export interface CartAnswer {
  cart: Cart;
  /** performance.now() when the call was sent, and when its answer came. */
  askedAt: number;
  answeredAt: number;
}

/** The server's cart is no longer what was last shown. With its answer to the change it need not be asked for again. */
export const cartChanged = createAction<CartAnswer | undefined>('cart/changed');

/** An administrator has changed products: lists that were read are no longer what the server has. */
export const catalogueChanged = createAction('catalogue/changed');

/** The server answers again after a while of silence: what failed meanwhile can be asked for anew. */
export const connectionRestored = createAction('connection/restored');

export interface RemoteCommandMeta {
  remote: string;
}

export const commandTarget = (action: unknown): string | undefined => {
  const meta = (action as { meta?: Partial<RemoteCommandMeta> } | null)?.meta;
  return typeof meta?.remote === 'string' ? meta.remote : undefined;
};
