import type { ProductRow } from '@extranet/shared/contracts';

type Named = Pick<ProductRow, 'prodCatalogue' | 'prodTitre' | 'prodMarque' | 'prodModele'>;

/** A kit is known by its title, everything else by the vehicle it fits (C2.21). */
export const productName = ({ prodCatalogue, prodTitre, prodMarque, prodModele }: Named): string =>
  prodCatalogue === 'Kit' ? (prodTitre ?? '') : `${prodMarque ?? ''} ${prodModele ?? ''}`.trim();
