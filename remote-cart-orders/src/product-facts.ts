import type { ProductRow } from '@extranet/shared/contracts';

/** What a product is called in a line: a kit by its title, everything else by the vehicle it fits. */
export const productName = ({ prodCatalogue, prodTitre, prodMarque, prodModele }: ProductRow): string =>
  prodCatalogue === 'Kit' ? prodTitre : [prodMarque, prodModele].filter(Boolean).join(' ') || prodTitre;

/** As the server judges it (C5.07): a price, on sale, and not sold out. */
export const isOrderable = ({ prodMbrPrice, prodStatut, prodCodeStock }: ProductRow): boolean =>
  Number(prodMbrPrice) > 0 && prodStatut === 'disponible' && prodCodeStock !== '9';
