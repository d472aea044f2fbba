import { type Static, Type } from 'typebox';
import { Catalogue } from './values.ts';

/** GET /products/price-list/size. */
export const PriceListSize = Type.Object({
  lines: Type.Array(Type.Object({ catalogue: Catalogue, count: Type.Integer() }), {
    description: 'How many lines the price list has of each catalogue of the caller',
  }),
  paperMax: Type.Integer({ description: 'A PDF has no more lines than this' }),
});
export type PriceListSize = Static<typeof PriceListSize>;
