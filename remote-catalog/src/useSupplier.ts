import type { Supplier } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { addSupplierPart } from './supplier/supplier.part.ts';
import { supplierWanted, useSupplierState } from './supplier/supplier.slice.ts';

addSupplierPart();

/** Who the supplier is: asked for when a sheet opens, because printing does not wait for an answer. */
export function useSupplier(): Supplier | null {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(supplierWanted());
  }, [dispatch]);
  return useSupplierState(({ supplier: { value } }) => value);
}
