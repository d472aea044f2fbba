import type { Product } from '@extranet/shared/contracts';
import type { Proposal } from '@extranet/shared/rules/fitting';

/** A fixed one may be a 'rotule équerre': the towbar says it more exactly than the way to tow. */
export const wayNamed = ({ towbar, kit }: Pick<Proposal<Product>, 'towbar' | 'kit'>): string =>
  kit?.taken ? '' : (towbar?.prodTypeAttelage ?? '');
