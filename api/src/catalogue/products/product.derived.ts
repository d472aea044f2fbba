import { productKind, referenceKey, searchable } from '@extranet/shared/rules';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import { TOWBARS } from './towbars.ts';

type Written = Pick<
  ProductsTable,
  'ref' | 'catalogue' | 'marque' | 'modele' | 'titre' | 'memo' | 'type' | 'technical'
>;

const TAGS = /<[^>]*>/g;

/** Columns that are computed from others: every write of a product takes them from here. */
export function derivedColumns({ ref, catalogue, marque, modele, titre, memo, type, technical }: Written) {
  const features = JSON.parse(technical) as Record<string, string>;
  const kind = productKind({
    prodCatalogue: catalogue,
    prodType: type,
    prodTypeAttelage: features.prodTypeAttelage ?? '',
  });
  return {
    ref_norm: referenceKey(ref),
    marque_norm: searchable(marque),
    modele_norm: searchable(modele),
    titre_norm: searchable(titre),
    memo_norm: searchable(memo.replace(TAGS, ' ')),
    pins: wholeAtStart(type),
    towbar: TOWBARS.indexOf(kind),
    towed_kg: wholeAtStart((features.prodMR ?? '').replace(/\s/g, '')),
    led: features.prodLEDSupport === 'Oui' ? 1 : 0,
    uncoded: features.prodAideProgrammation === 'Non' ? 1 : 0,
  };
}

const wholeAtStart = (text: string): number => Number(/^\d{1,9}/.exec(text)?.[0] ?? 0);
