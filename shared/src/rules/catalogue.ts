/** In the order in which pages name them. */
export const CATALOGUES = ['Faisceau', 'Attelage', 'Kit'] as const;

/** Of the vehicle's socket; a harness has one of them. */
export const PINS = ['7', '13'] as const;

/** The last year of what is still built, where years are compared. */
export const OPEN_YEAR = 9999;

const yesNo = ['', 'Oui', 'Non'] as const;

/** The values that each list of the product's form offers, and the only ones the server takes; an empty text says nothing. */
export const PRODUCT_CHOICES = {
  prodType: ['', ...PINS],
  yesNo,
  prdPdc: ['', 'Non', 'Oui', 'E3', 'E5', 'E6', 'EK', 'F1', 'O1', 'O3', 'O4'],
  prdPlus: ['', 'Non', 'Oui', 'D1', 'DL', 'DL2', 'L1'],
  prodLigne: ['', 'Non', 'Oui', 'D1', 'DL', 'DL2', 'L1'],
  prodCan: ['', 'Non', 'Oui', 'Ar', 'Av', 'Av/Ar'],
  prodMontage: ['', 'A', 'A/B', 'A/C', 'A/D', 'B', 'B/C', 'C', 'C/D', 'D'],
} as const;

/** Of which an order is judged; a price is a number of whatever unit, or a text that is one. */
interface Offer {
  prodStatut: string;
  prodCodeStock: string;
  prodMbrPrice: string | number;
}

const SOLD_OUT = '9';

export type Obstacle = 'status' | 'soldOut' | 'noPrice';

/** Why a product cannot be ordered, the reason that weighs most first; nothing when it can (C5.07, D4). */
export function obstacleTo({ prodStatut, prodCodeStock, prodMbrPrice }: Offer): Obstacle | undefined {
  if (prodStatut !== 'disponible') return 'status';
  if (prodCodeStock === SOLD_OUT) return 'soldOut';
  // A price of '0', or none at all, is no price: there is nothing to order at (D2).
  return Number(prodMbrPrice) > 0 ? undefined : 'noPrice';
}

export const isOrderable = (offer: Offer): boolean => obstacleTo(offer) === undefined;

interface Named {
  prodCatalogue: string;
  prodTitre?: string;
  prodMarque?: string;
  prodModele?: string;
}

/** What a product is called in a line: a kit by its title, everything else by the vehicle it fits (C2.21). */
export function productName({
  prodCatalogue,
  prodTitre = '',
  prodMarque = '',
  prodModele = '',
}: Named): string {
  if (prodCatalogue === 'Kit') return prodTitre;
  return [prodMarque, prodModele].filter(Boolean).join(' ') || prodTitre;
}
