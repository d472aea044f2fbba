import { useState } from 'react';
import { useApplications } from './applications/applications.slice.ts';
import { useApplicationsEdit } from './applications/useApplicationsEdit.ts';
import { useProduct } from './product/product.slice.ts';
import { useProductEdit } from './product/useProductEdit.ts';
import { useRelated } from './related/related.slice.ts';
import { useRelatedEdit } from './related/useRelatedEdit.ts';
import { usePricesEdit } from './special-prices/usePricesEdit.ts';
import { useIsTwin } from './useIsTwin.ts';

export const PRODUCT_SECTIONS = ['characteristics', 'prices', 'related', 'applications'] as const;
export type ProductSection = (typeof PRODUCT_SECTIONS)[number];

/** All that is edited of a product, for its page and for its dialog. */
export function useProductRecord(id: string) {
  const { status, product, saving, refusal } = useProduct((state) => state.product);
  const edit = useProductEdit(id);
  const ref = product?.prodRef ?? null;
  const prices = usePricesEdit(null, ref);
  const related = useRelatedEdit(ref);
  const relatedSaving = useRelated((state) => state.related.saving);
  const applications = useApplicationsEdit(product?.prodId ?? null, product?.prodUpdatedAt);
  const applicationsSaving = useApplications((state) => state.applications.saving);
  const parts = {
    characteristics: { dirty: edit.dirty, saving, save: edit.save },
    prices: { dirty: prices.dirty, saving: prices.saving, save: prices.save },
    related: { dirty: related.dirty, saving: relatedSaving, save: related.save },
    applications: { dirty: applications.dirty, saving: applicationsSaving, save: applications.save },
  };
  const isTwin = useIsTwin(edit.draft.prodRef, ref ?? '');
  // Of a line that was begun, its own fields know what was typed: they begin anew.
  const [drops, setDrops] = useState(0);
  const drop = () => {
    setDrops(drops + 1);
    if (prices.dirty) prices.drop();
    related.drop();
    applications.drop();
    edit.forget();
  };
  const unsaved = PRODUCT_SECTIONS.filter((section) => parts[section].dirty);
  return {
    status,
    product,
    saving,
    refusal,
    reference: ref,
    isTwin,
    edit,
    prices,
    related,
    applications,
    parts,
    unsaved,
    drop,
    drops,
  };
}
export type ProductRecord = ReturnType<typeof useProductRecord>;

interface Named {
  prodRef: string;
  prodMarque: string;
  prodModele: string;
  prodTitre: string;
}

export const productTitle = ({ prodRef, prodMarque, prodModele, prodTitre }: Named): string =>
  [prodRef, `${prodMarque} ${prodModele}`.trim() || prodTitre].filter(Boolean).join(' · ');
