import type { CartItem, Product } from '@extranet/shared/contracts';
import { kitContents } from '@extranet/shared/rules/fitting';

/** One piece more or less of a product in the cart. */
export interface CartStep {
  prodId: string;
  by: 1 | -1;
}

/** Lines that belong to a fitting of this vehicle; a bicycle carrier goes with any. */
const fittingLines = (cart: readonly CartItem[], vehicle: string) =>
  cart.filter(
    ({ itVehicle, itProdCatalogue, product }) =>
      itVehicle?.key === vehicle &&
      (itProdCatalogue !== 'Kit' || kitContents(product?.prodTitre ?? '').prodTypeAttelage !== ''),
  );

/**
 * What of a proposal the cart holds already, for this vehicle: all of it, or another fitting in whose place it could be put,
 * or parts of it, to which the rest could be added.
 */
export function heldInCart(
  cart: readonly CartItem[],
  vehicle: string,
  prodIds: readonly string[],
): 'nothing' | 'all' | 'other' | 'part' {
  const own = fittingLines(cart, vehicle);
  const holds = (prodId: string) => own.some(({ itProdId }) => itProdId === prodId);
  if (prodIds.length > 0 && prodIds.every(holds)) return 'all';
  if (own.some(({ itProdId }) => !prodIds.includes(itProdId ?? ''))) return 'other';
  return own.length > 0 ? 'part' : 'nothing';
}

/** References of what the cart holds for this vehicle of the same sort: a second harness for one car is hardly meant. */
export const alikeInCart = (
  cart: readonly CartItem[],
  vehicle: string,
  parts: readonly Pick<Product, 'prodCatalogue'>[],
): string[] =>
  fittingLines(cart, vehicle)
    .filter(({ itProdCatalogue }) => parts.some(({ prodCatalogue }) => prodCatalogue === itProdCatalogue))
    .map(({ itProdRef }) => itProdRef);

/** Puts these parts in the place of the fitting that the cart holds: what both have stays, and of each line one piece goes. */
export function stepsToReplace(
  cart: readonly CartItem[],
  vehicle: string,
  prodIds: readonly string[],
): CartStep[] {
  const own = fittingLines(cart, vehicle).flatMap(({ itProdId }) => itProdId ?? []);
  return [
    ...prodIds.filter((prodId) => !own.includes(prodId)).map((prodId) => ({ prodId, by: 1 as const })),
    ...own.filter((prodId) => !prodIds.includes(prodId)).map((prodId) => ({ prodId, by: -1 as const })),
  ];
}

export const turnedBack = (steps: readonly CartStep[]): CartStep[] =>
  steps.map(({ prodId, by }) => ({ prodId, by: by === 1 ? -1 : 1 }));
