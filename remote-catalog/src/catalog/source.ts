import type { Catalogue } from '@extranet/shared/contracts';

/** Whose list: the customer's, with their prices, or the administrators', with all there is (A2.31). */
export interface Source {
  audience: 'customer' | 'admin';
  catalogue: Catalogue;
  /** The administrators' list of what was taken out of sale. */
  deleted: boolean;
}

export const sourceKey = ({ audience, catalogue, deleted }: Source): string =>
  `${audience} ${catalogue}${deleted ? ' deleted' : ''}`;
