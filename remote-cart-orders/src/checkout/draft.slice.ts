import type { Delivery } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { type AddressFields, noAddress } from './address.ts';

/** The choices and texts for the order that is being finished. */
export interface DraftState {
  step: 'address' | 'summary';
  delivery: Delivery | null;
  /** The form for a new address is open. */
  writing: boolean;
  fields: AddressFields;
  /** The fields hold the address of the profile, and the form says so. */
  offered: boolean;
  internalRef: string;
}

const initialState: DraftState = {
  step: 'address',
  delivery: null,
  writing: false,
  fields: noAddress,
  offered: false,
  internalRef: '',
};

const isUntouched = (fields: AddressFields): boolean =>
  Object.entries(noAddress).every(([name, value]) => fields[name as keyof AddressFields] === value);

const draft = createSlice({
  name: 'cart-orders/draft',
  initialState,
  reducers: {
    draftRestored: (_state, { payload }: PayloadAction<DraftState>): DraftState => ({
      ...initialState,
      ...payload,
    }),
    deliveryChosen: (state, { payload }: PayloadAction<Delivery>): DraftState => ({
      ...state,
      delivery: payload,
      writing: false,
      fields: noAddress,
      offered: false,
      step: 'summary',
    }),
    /** The browser may have gone back or forward. */
    stepShown: (state, { payload }: PayloadAction<DraftState['step']>): DraftState => ({
      ...state,
      step: payload,
    }),
    /** The chosen address was deleted elsewhere. */
    deliveryLost: (state): DraftState => ({ ...state, step: 'address', delivery: null }),
    writingToggled: (state, { payload }: PayloadAction<boolean>): DraftState => ({
      ...state,
      writing: payload,
    }),
    fieldsTyped: (state, { payload }: PayloadAction<AddressFields>): DraftState => ({
      ...state,
      fields: payload,
      offered: state.offered && !isUntouched(payload),
    }),
    /** The address of the profile, for who has none yet: what was typed before stays. */
    fieldsOffered: (state, { payload }: PayloadAction<AddressFields>): DraftState =>
      isUntouched(state.fields) ? { ...state, fields: payload, offered: true } : state,
    internalRefTyped: (state, { payload }: PayloadAction<string>): DraftState => ({
      ...state,
      internalRef: payload,
    }),
    draftDropped: (): DraftState => initialState,
  },
});

export const {
  draftRestored,
  deliveryChosen,
  stepShown,
  deliveryLost,
  writingToggled,
  fieldsTyped,
  fieldsOffered,
  internalRefTyped,
  draftDropped,
} = draft.actions;
export const draftReducer = draft.reducer;

export const useDraft = remoteSelector<{ draft: DraftState }>('cart-orders');
/** For sagas. */
export const selectDraft = (root: { 'cart-orders': { draft: DraftState } }): DraftState =>
  root['cart-orders'].draft;
