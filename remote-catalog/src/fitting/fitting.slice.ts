import type { FittingMaterial } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export interface Whole {
  vehicle: string;
  /** Which of the things that can be added: a way to tow, or a single part. */
  what: string;
  prodIds: string[];
}

export interface FittingState {
  /** The vehicle to which the material belongs. */
  key: string;
  status: 'empty' | 'pending' | 'success' | 'error';
  failure: Refusal | null;
  material: FittingMaterial | null;
  /** `parts` tells a proposal from what it became with another answer. */
  adding: {
    what: string;
    parts: string;
    status: 'empty' | 'pending' | 'success' | 'error';
    failure: Refusal | null;
  };
}

const notAdding: FittingState['adding'] = { what: '', parts: '', status: 'empty', failure: null };
const initialState: FittingState = {
  key: '',
  status: 'empty',
  failure: null,
  material: null,
  adding: notAdding,
};

const fitting = createSlice({
  name: 'catalog/fitting',
  initialState,
  reducers: {
    /** The material of the same vehicle stays on the screen while prices and stock are read again. */
    fittingOpened: (state, { payload: key }: PayloadAction<string>): FittingState =>
      key === state.key && state.material
        ? { ...state, failure: null, adding: notAdding }
        : { ...initialState, key, status: 'pending' },
    fittingRead: (state, { payload }: PayloadAction<FittingMaterial>): FittingState => ({
      ...state,
      status: 'success',
      material: payload,
    }),
    fittingFailed: (state, { payload }: PayloadAction<Refusal>): FittingState =>
      state.material ? state : { ...state, status: 'error', failure: payload },
    partsOrdered: (state, { payload: { what, prodIds } }: PayloadAction<Whole>): FittingState =>
      state.adding.status === 'pending'
        ? state
        : { ...state, adding: { what, parts: prodIds.join(), status: 'pending', failure: null } },
    partsAdded: (state): FittingState => ({ ...state, adding: { ...state.adding, status: 'success' } }),
    partsRefused: (state, { payload: failure }: PayloadAction<Refusal>): FittingState => ({
      ...state,
      adding: { ...state.adding, status: 'error', failure },
    }),
  },
});

export const { fittingOpened, fittingRead, fittingFailed, partsOrdered, partsAdded, partsRefused } =
  fitting.actions;
export const fittingReducer = fitting.reducer;

type WithFitting = { parts: { fitting: FittingState } };
const useParts = remoteSelector<WithFitting>('catalog');
export const useFitting = <T>(select: (state: FittingState) => T): T =>
  useParts(({ parts }) => select(parts.fitting));
export const selectFitting = (root: { catalog: WithFitting }): FittingState => root.catalog.parts.fitting;
