import { referenceKey, searchable } from '@extranet/shared/rules';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';

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
