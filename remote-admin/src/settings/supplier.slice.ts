import type { SupplierSettings } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface SupplierState {
  status: 'pending' | 'success' | 'error';
  settings: SupplierSettings | null;
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
}

const initialState: SupplierState = { status: 'pending', settings: null, saving: 'empty', refusal: null };

const supplier = createSlice({
  name: 'admin/supplier',
  initialState,
  reducers: {
    supplierOpened: (): SupplierState => initialState,
    supplierRead: (state, { payload }: PayloadAction<SupplierSettings>): SupplierState => ({
      ...state,
      status: 'success',
      settings: payload,
    }),
    supplierFailed: (state): SupplierState => ({ ...state, status: 'error' }),
    supplierChanged: (state, _action: PayloadAction<SupplierSettings>): SupplierState => ({
      ...state,
      saving: 'pending',
      refusal: null,
    }),
    supplierSaved: (state, { payload }: PayloadAction<SupplierSettings>): SupplierState => ({
      ...state,
      settings: payload,
      saving: 'success',
    }),
    supplierRefused: (state, { payload }: PayloadAction<Refusal>): SupplierState => ({
      ...state,
      saving: 'error',
      refusal: payload,
    }),
  },
});

export const {
  supplierOpened,
  supplierRead,
  supplierFailed,
  supplierChanged,
  supplierSaved,
  supplierRefused,
} = supplier.actions;
export const supplierReducer = supplier.reducer;
export const useSupplier = remoteSelector<{ supplier: SupplierState }>('admin');
