import type { VehicleProducts } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface VehicleProductsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  answer: VehicleProducts | null;
}

/** The vehicle's key, chosen on the page; null: none any more. */
export const vehicleAsked = createAction<string | null>('admin/vehicleProductsAsked');

const initialState: VehicleProductsState = { status: 'empty', answer: null };

const slice = createSlice({
  name: 'admin/vehicleProducts',
  initialState,
  reducers: {
    vehicleProductsRead: (_state, { payload }: PayloadAction<VehicleProducts>): VehicleProductsState => ({
      status: 'success',
      answer: payload,
    }),
    vehicleProductsFailed: (): VehicleProductsState => ({ status: 'error', answer: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      vehicleAsked,
      (_state, { payload }): VehicleProductsState => ({
        status: payload === null ? 'empty' : 'pending',
        answer: null,
      }),
    );
  },
});

export const { vehicleProductsRead, vehicleProductsFailed } = slice.actions;
export const vehicleProductsReducer = slice.reducer;
export const useVehicleProducts = remoteSelector<{ vehicleProducts: VehicleProductsState }>('admin');
