import type { Supplier } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface SupplierState {
  /** null until it is known, and when it cannot be read: sheets then do without. */
  value: Supplier | null;
}

const supplier = createSlice({
  name: 'catalog/supplier',
  initialState: { value: null } as SupplierState,
  reducers: {
    supplierWanted: (state) => state,
    supplierRead: (_state, { payload }: PayloadAction<Supplier>): SupplierState => ({ value: payload }),
  },
});

export const { supplierWanted, supplierRead } = supplier.actions;
export const supplierReducer = supplier.reducer;

export const useSupplierState = remoteSelector<{ supplier: SupplierState }>('catalog');
/** For sagas. */
export const selectSupplier = (root: { catalog: { supplier: SupplierState } }): Supplier | null =>
  root.catalog.supplier.value;
