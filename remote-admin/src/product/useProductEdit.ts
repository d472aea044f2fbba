import type { AdminProduct } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { changesOf, creationOf, draftOf, type ProductDraft } from './draft.ts';
import {
  type FileField,
  fileDropped,
  NEW,
  productClosed,
  productOpened,
  productRefused,
  productSubmitted,
  useProduct,
} from './product.slice.ts';

export interface ProductEdit {
  isNew: boolean;
  product: AdminProduct | null;
  draft: ProductDraft;
  dirty: boolean;
  change: (change: Partial<ProductDraft>) => void;
  drop: (field: FileField, file: File) => void;
  save: () => void;
  reload: () => void;
}

/** The product of the dialog, with the unsaved changes. */
export function useProductEdit(id: string): ProductEdit {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { product, received, saving } = useProduct((state) => state.product);
  const [changes, setChanges] = useState<Partial<ProductDraft>>({});
  useEffect(() => {
    dispatch(productOpened(id));
    return () => {
      dispatch(productClosed());
    };
  }, [dispatch, id]);
  useEffect(() => {
    const { prodPicture, prodDatasheet } = received;
    if (prodPicture) setChanges((before) => ({ ...before, prodPicture: prodPicture.path }));
    if (prodDatasheet) setChanges((before) => ({ ...before, prodDatasheet: prodDatasheet.path }));
  }, [received]);
  useEffect(() => {
    if (saving === 'success') setChanges({});
  }, [saving]);
  const base = useMemo(() => draftOf(product), [product]);
  const draft = useMemo(() => ({ ...base, ...changes }), [base, changes]);
  const changed = useMemo(() => changesOf(base, draft), [base, draft]);
  const change = useCallback(
    (change: Partial<ProductDraft>) => setChanges((before) => ({ ...before, ...change })),
    [],
  );
  const isNew = id === NEW;
  return {
    isNew,
    product,
    draft,
    dirty: Object.keys(changed).length > 0,
    change,
    drop: (field, file) => dispatch(fileDropped({ field, file })),
    save: () => {
      if (typeof draft.prodPrix === 'string') {
        const message = t('common.toCorrect', { fields: t('product.prodPrix') });
        dispatch(productRefused({ code: 'product.toCorrect', status: 422, message, fields: undefined }));
        return;
      }
      const form = isNew ? creationOf(draft) : changed;
      dispatch(productSubmitted({ id, form, seenAt: product?.prodUpdatedAt }));
    },
    reload: () => dispatch(productOpened(id)),
  };
}
