import { partsOfWords, referenceKey, searchable, wordsOf } from '@extranet/shared/rules';
import type { CatalogueWordsTable, ProductsTable } from '../../base/db/schema/catalogue.ts';

type Written = Pick<ProductsTable, 'ref' | 'marque' | 'modele' | 'titre' | 'memo'>;

const TAGS = /<[^>]*>/g;

/** Columns that are computed from others: every write of a product takes them from here. */
export function derivedColumns({ ref, marque, modele, titre, memo }: Written) {
  return {
    ref_norm: referenceKey(ref),
    marque_norm: searchable(marque),
    modele_norm: searchable(modele),
    titre_norm: searchable(titre),
    memo_norm: searchable(memo.replace(TAGS, ' ')),
  };
}

/**
 * The words by which the search bar finds a product, besides its reference and its EAN; none when it is deleted.
 * 'C-4' is found by C, by 4 and, like a C4, by C4.
 */
export function searchWords(product: ProductsTable): CatalogueWordsTable[] {
  if (product.statut === 'supprime') return [];
  const { id, catalogue, marque, modele, titre } = product;
  const text = `${marque} ${modele} ${titre}`;
  const whole = [marque, modele].map(searchable).filter(Boolean);
  const words = new Set([...partsOfWords(text), ...wordsOf(text), ...whole]);
  return [...words].map((word) => ({ catalogue, word, product_id: id }));
}
