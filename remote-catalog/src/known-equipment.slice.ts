import { type Answers, QUESTION_NAMES } from '@extranet/shared/rules/fitting';
import type { VehicleTextKind } from '@extranet/shared/rules/vehicle';
import { inTab } from '@extranet/shared/session';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** What a look-up knew of a vehicle's equipment, and by what: the page says so beside the answer it has given. */
export interface KnownEquipment {
  key: string;
  by: VehicleTextKind;
  answers: Answers;
}

const nothing: KnownEquipment = { key: '', by: 'words', answers: {} };

/** It survives a reload. Never what was typed: a plate stands in no storage (B1.09). */
const KEPT = 'catalog.known-equipment';
const KINDS: readonly VehicleTextKind[] = ['plate', 'vin', 'variant', 'words'];

export function keepKnown({ key, by, answers }: KnownEquipment): void {
  inTab.keep(KEPT, JSON.stringify({ key, by, answers }));
}

function readKnown(): KnownEquipment {
  try {
    const read = JSON.parse(inTab.read(KEPT) ?? 'null') as Partial<
      Record<keyof KnownEquipment, unknown>
    > | null;
    const by = KINDS.find((kind) => kind === read?.by);
    if (typeof read?.key !== 'string' || !by) return nothing;
    const given = Object.entries(read.answers ?? {}).filter(
      ([name, answer]) => QUESTION_NAMES.some((one) => one === name) && typeof answer === 'string',
    );
    return { key: read.key, by, answers: Object.fromEntries(given) };
  } catch {
    return nothing;
  }
}

const known = createSlice({
  name: 'catalog/knownEquipment',
  initialState: readKnown,
  reducers: {
    equipmentKnown: (_state, { payload }: PayloadAction<KnownEquipment>): KnownEquipment => payload,
  },
});

export const { equipmentKnown } = known.actions;
export const knownEquipmentReducer = known.reducer;

/** For sagas of the vehicle's part. */
export const selectKnownEquipment = (state: { catalog: { knownEquipment: KnownEquipment } }) => state.catalog;

/** It comes with the vehicle's part. */
const useParts = remoteSelector<{ knownEquipment?: KnownEquipment }>('catalog');
export const useKnownEquipment = (): KnownEquipment =>
  useParts(({ knownEquipment }) => knownEquipment ?? nothing);
/** By what the vehicle was found, when not by words: known after a reload, too, where what was typed is gone. */
export function useFoundBy(key: string | undefined): Exclude<VehicleTextKind, 'words'> | undefined {
  const found = useKnownEquipment();
  return found.key === key && found.by !== 'words' ? found.by : undefined;
}
