import type { Answers } from '@extranet/shared/rules/fitting';
import type { VehicleTextKind } from '@extranet/shared/rules/vehicle';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** What a look-up knew of a vehicle's equipment, and by what: the page says so beside the answer it has given. */
export interface KnownEquipment {
  key: string;
  by: VehicleTextKind;
  answers: Answers;
}

const initialState: KnownEquipment = { key: '', by: 'words', answers: {} };

const known = createSlice({
  name: 'catalog/knownEquipment',
  initialState,
  reducers: {
    equipmentKnown: (_state, { payload }: PayloadAction<KnownEquipment>): KnownEquipment => payload,
  },
});

export const { equipmentKnown } = known.actions;
export const knownEquipmentReducer = known.reducer;

/** It comes with the vehicle's part. */
const useParts = remoteSelector<{ knownEquipment?: KnownEquipment }>('catalog');
export const useKnownEquipment = (): KnownEquipment =>
  useParts(({ knownEquipment }) => knownEquipment ?? initialState);
