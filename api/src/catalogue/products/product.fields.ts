import { CATALOGUES, referenceKey, searchable, wordsOf } from '@extranet/shared/rules';
import { choicesOf, LISTED_FEATURES } from '@extranet/shared/rules/product';
import {
  choice,
  containsWords,
  exact,
  fields,
  inDocument,
  normalised,
  plainNumber,
  within,
} from '../../base/lists/filters.ts';

const catalogues = CATALOGUES.map((name): [string, string] => [name, name]);
const yesNo: [string, number][] = [
  ['1', 1],
  ['0', 0],
  ['oui', 1],
  ['non', 0],
];

const features = Object.fromEntries(
  LISTED_FEATURES.map((name) => [name, inDocument('products.technical', name, choicesOf(name))]),
);

/** By which kits are found; they have no make and no model. */
export const TEXTS = ['products.titre_norm', 'products.memo_norm'] as const;

/** The filters of product lists. prodAnnee matches the years that a product fits. */
export const productFields = fields({
  prodId: exact('products.id'),
  prodRef: normalised('products.ref_norm', referenceKey),
  prodCodeEAN: exact('products.ean'),
  prodCatalogue: choice('products.catalogue', catalogues),
  prodMarque: normalised('products.marque_norm', searchable),
  prodModele: normalised('products.modele_norm', searchable),
  prodAnnee: within('products.year_from', 'products.year_to'),
  prodType: exact('products.type'),
  prodPrix: plainNumber('products.price_cents', 100),
  prodCodeStock: exact('products.stock_code'),
  prodStatut: choice('products.statut', [
    ['disponible', 'disponible'],
    ['non disponible', 'non disponible'],
    ['supprimé', 'supprime'],
    ['supprime', 'supprime'],
  ]),
  prodStandard: choice('products.standard', yesNo),
  prodFeatured: choice('products.featured', yesNo),
  prodTitre: normalised('products.titre_norm', searchable),
  prodMemo: normalised('products.memo_norm', searchable),
  ...features,
  prodText: containsWords(TEXTS, wordsOf),
});
