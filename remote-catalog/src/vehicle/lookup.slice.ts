import type { Vehicle, VehicleLookupAnswer, VehicleModelRow } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import type { Answers } from '@extranet/shared/rules/fitting';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

type Known = VehicleLookupAnswer['known'];

/** Why the lists stand below the field; 'make': no model was typed; 'asked' by a person who rather chooses. */
type WhyLists = 'unknown' | 'make' | 'quota' | 'unreachable' | 'asked';

export interface LookupState {
  /** 'several': a person chooses. 'lists': makes, models and years stand below the field. */
  status: 'field' | 'pending' | 'several' | 'lists';
  /** What was typed, and the page to which a vehicle that is found leads. */
  text: string;
  /** A letter of what was typed was read as the digit that it looks like. */
  corrected: boolean;
  to: string;
  kind: VehicleLookupAnswer['kind'];
  found: VehicleLookupAnswer['vehicles'];
  /** The year or generation that none of these has. */
  missing: VehicleLookupAnswer['missing'];
  demonstration: boolean;
  why: WhyLists;
  /** The server's sentence when the call itself was refused. */
  message: string;
  known: Known;
  makes: { status: 'empty' | 'success' | 'error'; items: string[] };
  /** Of the make that was chosen last. */
  models: { marque: string; status: 'empty' | 'pending' | 'success' | 'error'; items: VehicleModelRow[] };
}

const initialState: LookupState = {
  status: 'field',
  text: '',
  corrected: false,
  to: '',
  kind: 'words',
  found: [],
  missing: undefined,
  demonstration: false,
  why: 'asked',
  message: '',
  known: {},
  makes: { status: 'empty', items: [] },
  models: { marque: '', status: 'empty', items: [] },
};

interface Asked {
  text: string;
  to: string;
  corrected?: boolean;
}

export interface Pick {
  vehicle: Vehicle;
  typed?: string;
  answers?: Answers;
  to: string;
}

const lists = (state: LookupState, why: WhyLists, known: Known, message = ''): LookupState => ({
  ...state,
  status: 'lists',
  why,
  known,
  message,
});

const lookup = createSlice({
  name: 'catalog/vehicleLookup',
  initialState,
  reducers: {
    vehicleAsked: (state, { payload }: PayloadAction<Asked>): LookupState => ({
      ...state,
      corrected: false,
      ...payload,
      status: 'pending',
      found: [],
    }),
    lookupAnswered: (state, { payload }: PayloadAction<VehicleLookupAnswer>): LookupState => {
      const { kind, outcome, vehicles, known, demonstration, missing, makeAlone } = payload;
      const answered = { ...state, kind, demonstration };
      if (outcome === 'several') return { ...answered, status: 'several', found: vehicles, missing };
      return outcome === 'found'
        ? { ...answered, status: 'field' }
        : lists(answered, makeAlone ? 'make' : outcome, known);
    },
    lookupFailed: (state, { payload }: PayloadAction<Refusal>): LookupState =>
      lists(state, 'unreachable', {}, payload.status === 0 ? '' : payload.message),
    listsAsked: (state, { payload: to }: PayloadAction<string>): LookupState =>
      lists({ ...state, to }, 'asked', {}),
    fieldAsked: (state): LookupState => ({ ...state, status: 'field', found: [] }),
    vehiclePicked: (state, _action: PayloadAction<Pick>): LookupState => ({ ...state, status: 'field' }),
    makesRead: (state, { payload }: PayloadAction<string[]>): LookupState => ({
      ...state,
      makes: { status: 'success', items: payload },
    }),
    makesFailed: (state): LookupState => ({ ...state, makes: { status: 'error', items: [] } }),
    makeChosen: (state, { payload: marque }: PayloadAction<string>): LookupState => ({
      ...state,
      models: { marque, status: 'pending', items: [] },
    }),
    modelsRead: (state, { payload }: PayloadAction<VehicleModelRow[]>): LookupState => ({
      ...state,
      models: { ...state.models, status: 'success', items: payload },
    }),
    modelsFailed: (state): LookupState => ({ ...state, models: { ...state.models, status: 'error' } }),
  },
});

export const {
  vehicleAsked,
  lookupAnswered,
  lookupFailed,
  listsAsked,
  fieldAsked,
  vehiclePicked,
  makesRead,
  makesFailed,
  makeChosen,
  modelsRead,
  modelsFailed,
} = lookup.actions;
export const lookupReducer = lookup.reducer;

type WithLookup = { lookup: LookupState };
const useParts = remoteSelector<WithLookup>('catalog');
export const useLookup = <T>(select: (state: LookupState) => T): T =>
  useParts(({ lookup }) => select(lookup));
export const selectLookup = (root: { catalog: WithLookup }): LookupState => root.catalog.lookup;
