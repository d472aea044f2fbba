import type { CartItem } from '@extranet/shared/contracts';

/** Both together are more often a slip of the hand than an order: a keyed 9999 costs more than a question. */
const PIECES = 99;
const AMOUNT_ET = 20_000;

export const largeLines = (items: readonly CartItem[]): CartItem[] =>
  items.filter(({ itQuantity, itMbrTotalPriceET }) => itQuantity > PIECES && itMbrTotalPriceET > AMOUNT_ET);
