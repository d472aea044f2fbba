import { partsOfWords } from './search.ts';

/** What is known of a product where a line of it is shown. */
export interface DescribedProduct {
  prodCatalogue: string;
  prodTitre?: string;
  prodMarque?: string;
  prodModele?: string;
  prodAnnee?: string;
  prodType?: string;
  prodStandard?: string;
  prodTypeAttelage?: string;
}

/**
 * What a product is, in words, wherever a line of it stands: 'Faisceau standard 13 broches Peugeot 308 II, 2013-2021'.
 * What the supplier's title says already is not said twice.
 */
export function productWords(product: DescribedProduct): string {
  const { prodMarque = '', prodModele = '', prodAnnee = '' } = product;
  const what = whatItIs(product);
  const vehicle = [prodMarque, prodModele].filter((part) => part && !says(what, part));
  const named = [what, ...vehicle].filter(Boolean).join(' ');
  return [named, yearsInWords(prodAnnee)].filter(Boolean).join(', ');
}

/** The years that a product fits: '2013-2021', 'depuis 2021', '2016', or '' when unknown. */
export function yearsInWords(prodAnnee: string): string {
  const [from = '', to] = prodAnnee.split('-');
  if (to === '') return from && `depuis ${from}`;
  return from === to ? from : prodAnnee;
}

/** What tells a product from others of its catalogue: the pins of a harness, or the type of a towbar. */
export const productKind = ({ prodType = '', prodTypeAttelage = '' }: DescribedProduct): string =>
  prodType || prodTypeAttelage;

function whatItIs(product: DescribedProduct): string {
  const { prodCatalogue, prodTitre, prodType = '', prodTypeAttelage = '' } = product;
  const title = prodTitre || [prodCatalogue, rangeOf(product)].filter(Boolean).join(' ');
  const pins =
    prodCatalogue === 'Faisceau' && prodType && !says(title, prodType) ? `${prodType} broches` : '';
  const towbar = prodTypeAttelage && !says(title, prodTypeAttelage) ? prodTypeAttelage.toLowerCase() : '';
  return [title, pins, towbar].filter(Boolean).join(' ');
}

function rangeOf({ prodCatalogue, prodStandard }: DescribedProduct): string {
  if (prodCatalogue !== 'Faisceau' || !prodStandard) return '';
  return prodStandard === 'oui' ? 'standard' : 'premium';
}

/** Whole words only: a title that names a Golf VII does not name a Golf VI. */
const says = (text: string, part: string): boolean => spaced(text).includes(spaced(part));

const spaced = (text: string): string => ` ${partsOfWords(text).join(' ')} `;
