import { piecesIn, useCartFacts } from './cart-facts.ts';

/** Pieces of a product in the cart. What is ordered by list or reference is added to them: that is said before. */
export const useInCart = (prodId: string | undefined): number =>
  useCartFacts(({ cart }) =>
    piecesIn(
      cart.items.filter(({ itProdId }) => itProdId === prodId),
      cart.wanted,
    ),
  );
