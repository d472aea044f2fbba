import type { AdminProduct } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { changesOf, creationOf, draftOf, type ProductDraft } from './draft.ts';
import {
  type FileField,
  fileDropped,
  NEW,
  productClosed,
  productOpened,
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

/** The product of the dialog, and what was changed of it and not saved. */
export function useProductEdit(id: string): ProductEdit {
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
    save: () =>
      dispatch(
        productSubmitted({ id, form: isNew ? creationOf(draft) : changed, seenAt: product?.prodUpdatedAt }),
      ),
    reload: () => dispatch(productOpened(id)),
  };
}
