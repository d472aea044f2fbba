import type { Promises } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface PromiseState {
  /** For each stock code, where the last order went; null until it is known. */
  promises: Promises['promises'] | null;
}

const promise = createSlice({
  name: 'catalog/promise',
  initialState: { promises: null } as PromiseState,
  reducers: {
    /** Asked for with each product that opens: the hour goes on. What is known stays until the answer. */
    promiseWanted: (state): PromiseState => state,
    promiseRead: (_state, { payload }: PayloadAction<Promises>): PromiseState => payload,
  },
});

export const { promiseWanted, promiseRead } = promise.actions;
export const promiseReducer = promise.reducer;
export const usePromise = remoteSelector<{ promise: PromiseState }>('catalog');
