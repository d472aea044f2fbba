import type { SupplierSettings } from '@extranet/shared/contracts';
import { problemsOfLook } from '@extranet/shared/rules/look';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { supplierChanged, supplierOpened, useSupplier } from './supplier.slice.ts';

/** The supplier's settings with what is typed over them. */
export function useSupplierEdit() {
  const dispatch = useAppDispatch();
  const { status, settings, saving, refusal } = useSupplier((state) => state.supplier);
  const [typed, setTyped] = useState<Partial<SupplierSettings>>({});
  useEffect(() => {
    dispatch(supplierOpened());
  }, [dispatch]);
  useOnBecomingTrue(saving === 'success', () => setTyped({}));
  const draft = settings && { ...settings, ...typed };
  const dirty =
    settings !== null &&
    (Object.keys(typed) as (keyof SupplierSettings)[]).some((field) => typed[field] !== settings[field]);
  return {
    status,
    saving,
    draft,
    dirty,
    error: useRefusal(saving === 'error' ? refusal : null),
    problems: draft ? problemsOfLook(draft) : [],
    change: (changes: Partial<SupplierSettings>) => setTyped({ ...typed, ...changes }),
    drop: () => setTyped({}),
    /** As it stands on the server now, without what was typed. */
    reload: () => {
      setTyped({});
      dispatch(supplierOpened());
    },
    save: () => {
      if (draft) dispatch(supplierChanged(draft));
    },
  };
}
export type SupplierEdit = ReturnType<typeof useSupplierEdit>;
