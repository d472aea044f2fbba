import { type Static, Type } from 'typebox';
import { SpecialPriceStep } from './special-price.ts';
import { Amount, Catalogue, Nullable } from './values.ts';

/** What decided a customer's price: nothing but the list price, a discount, a price of the customer's own or one of its steps. */
export const PriceRule = Type.Enum(['none', 'list', 'discount', 'catalogueDiscount', 'special', 'step']);
export type PriceRule = Static<typeof PriceRule>;

/** GET /product/:id/price: 'Pourquoi ce prix ?' */
export const PriceReasons = Type.Object({
  prodRef: Type.String(),
  prodCatalogue: Catalogue,
  quantity: Type.Integer(),
  listPrice: Amount,
  rule: PriceRule,
  unitPrice: Amount,
  /** In percent: what a discount would take off, also where a special price beats it. */
  discount: Type.Number(),
  specialPrice: Nullable(Amount),
  validFrom: Nullable(Type.String()),
  validTo: Nullable(Type.String()),
  steps: Type.Array(SpecialPriceStep),
  /** From which quantity on the price holds; 1 where there are no steps. */
  reached: Type.Integer(),
});
export type PriceReasons = Static<typeof PriceReasons>;
