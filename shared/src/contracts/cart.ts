import { type Static, Type } from 'typebox';
import { ADDITIONS_MAX, QUANTITY } from '../rules/index.ts';
import { ProductRow, StockCode } from './product.ts';
import { Amount, Catalogue, Fingerprint, Id, Nullable } from './values.ts';
import { EquipmentAnswers, FitReason, Vehicle, VehicleKey } from './vehicle.ts';

export const Quantity = Type.Integer({ minimum: QUANTITY.min, maximum: QUANTITY.max });
export type Quantity = Static<typeof Quantity>;

/** POST /cart/item. */
export const CartAdd = Type.Object(
  {
    prodId: Id,
    quantity: Quantity,
    /** For which it is added; a line keeps the last one. */
    vehicle: Type.Optional(VehicleKey),
    /** What was answered of its equipment: a condition that it answers is not said of the line. */
    equipment: Type.Optional(Type.Object(EquipmentAnswers.properties, { additionalProperties: false })),
  },
  { additionalProperties: false },
);
export type CartAdd = Static<typeof CartAdd>;

/** POST /cart/items. */
export const CartAdditions = Type.Array(CartAdd, { minItems: 1, maxItems: ADDITIONS_MAX });
export type CartAdditions = Static<typeof CartAdditions>;

/** POST /offers: so many pieces of each product. */
export const OfferQuestion = Type.Array(
  Type.Object({ prodId: Id, quantity: Quantity }, { additionalProperties: false }),
  { minItems: 1, maxItems: ADDITIONS_MAX },
);
export type OfferQuestion = Static<typeof OfferQuestion>;

/** What so many pieces would find in the cart: the price by quantity, and whether as many are there. */
export const Offer = Type.Object({
  offProdId: Id,
  offQuantity: Quantity,
  offMbrUnitPriceET: Amount,
  offProdCodeStock: StockCode,
});
export type Offer = Static<typeof Offer>;

/** PUT /cart/item/{itId}. */
export const CartItemUpdate = Type.Object({ quantity: Quantity }, { additionalProperties: false });
export type CartItemUpdate = Static<typeof CartItemUpdate>;

export const CartItem = Type.Object({
  itId: Id,
  itProdRef: Type.String(),
  itProdId: Nullable(Id),
  itProdCatalogue: Catalogue,
  itQuantity: Quantity,
  itMbrUnitPriceET: Amount,
  itMbrTotalPriceET: Amount,
  itVATAmount: Amount,
  itMbrTotalPriceIT: Amount,
  itProdCodeStock: StockCode,
  product: Nullable(ProductRow),
  /** Of a line that cannot be ordered: what replaces it. */
  itSuccessor: Type.Optional(ProductRow),
  itVehicle: Type.Optional(Nullable(Vehicle)),
  /** Whether it fits that vehicle, and why not; a line that does not fit can be ordered all the same. */
  itFit: Type.Optional(Nullable(FitReason)),
});
export type CartItem = Static<typeof CartItem>;

/** GET /cart, and the answer of every change to it. */
export const Cart = Type.Object({
  items: Type.Array(CartItem),
  totalPriceET: Amount,
  orderVATAmount: Amount,
  totalPriceIT: Amount,
  fingerprint: Fingerprint,
});
export type Cart = Static<typeof Cart>;
