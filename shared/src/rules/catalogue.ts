/** In the order in which pages show them. */
export const CATALOGUES = ['Faisceau', 'Attelage', 'Kit'] as const;

/** Pins of the trailer socket; each harness has one of these numbers. */
export const PINS = ['7', '13'] as const;

/** Stands for the last year of a vehicle that is still built, where years are compared. */
export const OPEN_YEAR = 9999;

/**
 * So many products of a list that comes in slices are counted and can be scrolled through; of more it is said that there are more. Whoever
 * finds more looks for something else.
 */
export const COUNTED_MAX = 10_000;

const yesNo = ['', 'Oui', 'Non'] as const;

/** The values that the lists of the product form offer, and the only ones the server accepts; '' means unknown. */
export const PRODUCT_CHOICES = {
  prodType: ['', ...PINS],
  prodTypeAttelage: ['', 'Rotule équerre', 'Col de cygne', 'Démontable', 'Escamotable'],
  yesNo,
  prdPdc: ['', 'Non', 'Oui', 'E3', 'E5', 'E6', 'EK', 'F1', 'O1', 'O3', 'O4'],
  prdPlus: ['', 'Non', 'Oui', 'D1', 'DL', 'DL2', 'L1'],
  prodLigne: ['', 'Non', 'Oui', 'D1', 'DL', 'DL2', 'L1'],
  prodCan: ['', 'Non', 'Oui', 'Ar', 'Av', 'Av/Ar'],
  prodMontage: ['', 'A', 'A/B', 'A/C', 'A/D', 'B', 'B/C', 'C', 'C/D', 'D'],
} as const;

/** What decides whether a product can be ordered; the price may be in euros or cents, as a number or a text. */
interface Offer {
  prodStatut: string;
  prodCodeStock: string;
  prodMbrPrice: string | number;
}

const SOLD_OUT = '9';

export type Obstacle = 'status' | 'soldOut' | 'noPrice';

/** The most important reason why a product cannot be ordered; undefined when it can (C5.07, D4). */
export function obstacleTo({ prodStatut, prodCodeStock, prodMbrPrice }: Offer): Obstacle | undefined {
  if (prodStatut !== 'disponible') return 'status';
  if (prodCodeStock === SOLD_OUT) return 'soldOut';
  // A price of '0', or none, means that the product has no price and cannot be ordered (D2).
  return Number(prodMbrPrice) > 0 ? undefined : 'noPrice';
}

export const isOrderable = (offer: Offer): boolean => obstacleTo(offer) === undefined;

interface Named {
  prodCatalogue: string;
  prodTitre?: string;
  prodMarque?: string;
  prodModele?: string;
}

/** The name of a product in a cart or order line: a kit's title, otherwise the vehicle it fits (C2.21). */
export function productName({
  prodCatalogue,
  prodTitre = '',
  prodMarque = '',
  prodModele = '',
}: Named): string {
  if (prodCatalogue === 'Kit') return prodTitre;
  return [prodMarque, prodModele].filter(Boolean).join(' ') || prodTitre;
}
