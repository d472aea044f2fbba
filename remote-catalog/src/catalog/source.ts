import type { Catalogue } from '@extranet/shared/contracts';

/** The customer's list with their prices, or the administrators' list with all products (A2.31). */
export interface Source {
  audience: 'customer' | 'admin';
  catalogue: Catalogue;
  /** The administrators' list of deleted products. */
  deleted: boolean;
}

export const sourceKey = ({ audience, catalogue, deleted }: Source): string =>
  `${audience} ${catalogue}${deleted ? ' deleted' : ''}`;

/** So many rows the server finds at once: more than anybody reads before the whole catalogue has loaded. */
export const QUICK_ROWS = 100;
