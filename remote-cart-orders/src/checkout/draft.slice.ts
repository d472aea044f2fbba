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
  internalRef: string;
}

const initialState: DraftState = {
  step: 'address',
  delivery: null,
  writing: false,
  fields: noAddress,
  internalRef: '',
};

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
    }),
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
  internalRefTyped,
  draftDropped,
} = draft.actions;
export const draftReducer = draft.reducer;

export const useDraft = remoteSelector<{ draft: DraftState }>('cart-orders');
/** For sagas. */
export const selectDraft = (root: { 'cart-orders': { draft: DraftState } }): DraftState =>
  root['cart-orders'].draft;
