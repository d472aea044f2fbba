import type { Promises } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export type Promised = Promises['promises'][number];

/** Where it is to go: an address of the account, a postcode, or, when empty, where the last order went. */
export interface Place {
  daId?: string;
  postcode?: string;
  country?: string;
}

interface PromiseState {
  /** The place that the promises are for, as text. */
  place: string;
  promises: Promised[] | null;
}

export const keyOf = (place: Place): string => JSON.stringify(place);
export const placeOf = (key: string): Place => JSON.parse(key);

const promise = createSlice({
  name: 'cart-orders/promise',
  initialState: { place: '', promises: null } as PromiseState,
  reducers: {
    promiseWanted: (state, { payload }: PayloadAction<Place>): PromiseState => ({
      place: keyOf(payload),
      promises: state.place === keyOf(payload) ? state.promises : null,
    }),
    promiseRead: (state, { payload }: PayloadAction<{ place: Place; promises: Promised[] }>): PromiseState =>
      state.place === keyOf(payload.place) ? { ...state, promises: payload.promises } : state,
  },
});

export const { promiseWanted, promiseRead } = promise.actions;
export const promiseReducer = promise.reducer;
export const usePromiseState = remoteSelector<{ promise: PromiseState }>('cart-orders');
