import type { CatalogueWordsTable, ProductsTable } from '../../base/db/schema/catalogue.ts';
import { normaliseRef, normaliseText, wordsOf } from '../../base/text/normalise.ts';

type Written = Pick<ProductsTable, 'ref' | 'marque' | 'modele' | 'titre' | 'memo'>;

const TAGS = /<[^>]*>/g;

/** The columns that follow from what was written: whoever writes a product fills them by this. */
export function derivedColumns({ ref, marque, modele, titre, memo }: Written) {
  return {
    ref_norm: normaliseRef(ref),
    marque_norm: normaliseText(marque),
    modele_norm: normaliseText(modele),
    titre_norm: normaliseText(titre),
    memo_norm: normaliseText(memo.replace(TAGS, ' ')),
  };
}

/** The words by which the search bar finds a product, besides its reference and its EAN; none when it is not to be found. */
export function searchWords(product: ProductsTable): CatalogueWordsTable[] {
  if (product.statut === 'supprime') return [];
  const { id, catalogue, marque, modele, titre } = product;
  const words = new Set(wordsOf(`${marque} ${modele} ${titre}`));
  return [...words].map((word) => ({ catalogue, word, product_id: id }));
}
