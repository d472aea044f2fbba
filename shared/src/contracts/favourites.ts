import { type Static, Type } from 'typebox';
import { ProductRow } from './product.ts';

/** GET /favourites: the products that the account keeps at hand, the latest first. One that it may not see any more is left out. */
export const Favourites = Type.Array(ProductRow);
export type Favourites = Static<typeof Favourites>;

/** PUT and DELETE /product/{id}/favourite */
export const Favourite = Type.Object({ favourite: Type.Boolean() });
export type Favourite = Static<typeof Favourite>;
