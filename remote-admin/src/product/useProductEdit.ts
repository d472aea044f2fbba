import type { AdminProduct } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type Checked,
  changesOf,
  creationOf,
  draftOf,
  type Overwritten,
  overwrittenIn,
  type ProductDraft,
  wrongIn,
  yearsAsStored,
} from './draft.ts';
import {
  type FileField,
  fileDropped,
  NEW,
  productClosed,
  productOpened,
  productReconsidered,
  productRefused,
  productSubmitted,
  useProduct,
} from './product.slice.ts';

export interface ProductEdit {
  isNew: boolean;
  product: AdminProduct | null;
  draft: ProductDraft;
  dirty: boolean;
  /** A file is on its way: leaving now would drop it. */
  uploading: boolean;
  /** Whether the field is to be corrected, said once it was left or the product was to be saved. */
  isWrong: (field: Checked) => boolean;
  /** The field was left: years are written as they are stored. */
  leave: (field: Checked) => void;
  change: (change: Partial<ProductDraft>) => void;
  drop: (field: FileField, file: File) => void;
  save: () => void;
  /** Drops what is unsaved. */
  forget: () => void;
  /** Reads the product again; what is unsaved is laid over what was saved meanwhile. */
  reload: () => void;
  /** The fields that were changed both here and, until the product was read again, elsewhere; with what was saved there. */
  meanwhile: readonly Overwritten[];
}

/** The product of the dialog, with the unsaved changes. */
export function useProductEdit(id: string): ProductEdit {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { product, received, saving, uploads } = useProduct((state) => state.product);
  const [changes, setChanges] = useState<Partial<ProductDraft>>({});
  useEffect(() => {
    dispatch(productOpened(id));
    return () => {
      dispatch(productClosed());
    };
  }, [dispatch, id]);
  // While it is drawn, not afterwards: between the upload's end and the change nothing would be unsaved.
  const [taken, setTaken] = useState(received);
  if (received !== taken) {
    setTaken(received);
    const { prodPicture, prodDatasheet } = received;
    setChanges((before) => ({
      ...before,
      ...(prodPicture && prodPicture !== taken.prodPicture && { prodPicture: prodPicture.path }),
      ...(prodDatasheet && prodDatasheet !== taken.prodDatasheet && { prodDatasheet: prodDatasheet.path }),
    }));
  }
  const [left, setLeft] = useState<ReadonlySet<Checked>>(new Set());
  useEffect(() => {
    if (saving !== 'success') return;
    setChanges({});
    setLeft(new Set());
    setEarlier(null);
  }, [saving]);
  // What the changes were made on, once the product is read again.
  const [earlier, setEarlier] = useState<AdminProduct | null>(null);
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
    uploading: Object.values(uploads).some(({ refusal }) => refusal === null),
    isWrong: (field) => left.has(field) && wrongIn(base, draft).includes(field),
    leave: (field) => {
      setLeft((before) => new Set([...before, field]));
      const years = yearsAsStored(draft.prodAnnee);
      if (field === 'prodAnnee' && years !== undefined && years !== draft.prodAnnee)
        change({ prodAnnee: years });
    },
    change,
    drop: (field, file) => dispatch(fileDropped({ field, file })),
    save: () => {
      const wrong = wrongIn(base, draft);
      setLeft(new Set(wrong));
      if (wrong.length > 0) {
        const fields = wrong.map((field) => t(`product.${field}`)).join(', ');
        const message = t('common.toCorrect', { fields });
        dispatch(productRefused({ code: 'product.toCorrect', status: 422, message, fields: undefined }));
        return;
      }
      const form = isNew ? creationOf(draft) : changed;
      dispatch(productSubmitted({ id, form, seenAt: product?.prodUpdatedAt }));
    },
    forget: () => {
      setChanges({});
      setLeft(new Set());
      setEarlier(null);
      dispatch(productReconsidered());
    },
    reload: () => {
      setEarlier(product);
      dispatch(productOpened(id));
    },
    meanwhile: earlier && product ? overwrittenIn(draftOf(earlier), base, draft) : [],
  };
}
