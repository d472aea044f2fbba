import type { ProductRow, Replacement } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export interface ReplacedState {
  /** Of rows in view that are still to be asked for. */
  wanted: string[];
  /** By the reference that can no longer be had; null where nothing replaces it. */
  known: Record<string, ProductRow | null>;
}

const initialState: ReplacedState = { wanted: [], known: {} };

const replaced = createSlice({
  name: 'catalog/replaced',
  initialState,
  reducers: {
    replacedShown: (state, { payload: ref }: PayloadAction<string>): ReplacedState =>
      ref in state.known || state.wanted.includes(ref) ? state : { ...state, wanted: [...state.wanted, ref] },
    replacedRead: (
      state,
      { payload: { refs, found } }: PayloadAction<{ refs: string[]; found: Replacement[] }>,
    ): ReplacedState => ({
      wanted: state.wanted.filter((ref) => !refs.includes(ref)),
      known: {
        ...state.known,
        ...Object.fromEntries(refs.map((ref) => [ref, null])),
        ...Object.fromEntries(found.map(({ ref, product }) => [ref, product])),
      },
    }),
  },
});

export const { replacedShown, replacedRead } = replaced.actions;
export const replacedReducer = replaced.reducer;

type WithReplaced = { replaced: ReplacedState };
export const useReplaced = remoteSelector<WithReplaced>('catalog');
export const selectReplaced = (root: { catalog: WithReplaced }): ReplacedState => root.catalog.replaced;
