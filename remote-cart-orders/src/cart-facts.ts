import type { Cart } from '@extranet/shared/contracts';
import type { CartAnswer } from '@extranet/shared/remote';

interface Pending {
  readonly adding: readonly unknown[];
  readonly removing: readonly unknown[];
  readonly wanted: object;
}

/** Nothing of the cart is still on its way to the server: what is shown is what it has. */
export const isSettled = ({ adding, removing, wanted }: Pending): boolean =>
  adding.length === 0 && removing.length === 0 && Object.keys(wanted).length === 0;

export const toCartAnswer = (cart: Cart, askedAt: number): CartAnswer => ({
  cart,
  askedAt,
  answeredAt: performance.now(),
});
