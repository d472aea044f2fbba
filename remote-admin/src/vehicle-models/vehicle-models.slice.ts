import type { VehicleModelRow } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface VehicleModelsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  models: VehicleModelRow[];
}

export const vehicleModelsWanted = createAction('admin/vehicleModelsWanted');

const initialState: VehicleModelsState = { status: 'empty', models: [] };

const vehicleModels = createSlice({
  name: 'admin/vehicleModels',
  initialState,
  reducers: {
    vehicleModelsRead: (_state, { payload }: PayloadAction<VehicleModelRow[]>): VehicleModelsState => ({
      status: 'success',
      models: Object.freeze(payload) as VehicleModelRow[],
    }),
    vehicleModelsFailed: (state): VehicleModelsState => ({ ...state, status: 'error' }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      vehicleModelsWanted,
      (state): VehicleModelsState => (state.status === 'success' ? state : { ...state, status: 'pending' }),
    );
  },
});

export const { vehicleModelsRead, vehicleModelsFailed } = vehicleModels.actions;
export const vehicleModelsReducer = vehicleModels.reducer;
export const useModelsRead = remoteSelector<{ vehicleModels: VehicleModelsState }>('admin');
