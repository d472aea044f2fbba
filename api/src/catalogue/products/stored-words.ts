import { type DescribedProduct, productKind, productWords } from '@extranet/shared/rules';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import { technicalOf } from './product.present.ts';

type Described = Pick<
  ProductsTable,
  'catalogue' | 'titre' | 'marque' | 'modele' | 'annee' | 'type' | 'standard' | 'technical'
>;

/** The words of a stored product: orders keep them, mails and datasheets show them. */
export const wordsOfProduct = (row: Described): string => productWords(described(row));

/** Its pins or its type of towbar. */
export const kindOfProduct = (row: Described): string => productKind(described(row));

const described = (row: Described): DescribedProduct => ({
  prodCatalogue: row.catalogue,
  prodTitre: row.titre,
  prodMarque: row.marque,
  prodModele: row.modele,
  prodAnnee: row.annee,
  prodType: row.type,
  prodStandard: row.standard === 1 ? 'oui' : 'non',
  ...technicalOf(row),
});
