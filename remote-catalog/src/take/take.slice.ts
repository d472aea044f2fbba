import type { CartAdd } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface Take {
  status: 'pending' | 'success' | 'error';
  /** The server's reason; '' where none is known. */
  refusal: string;
}
/** By product; absent until it is taken. */
type TakeState = Record<string, Take>;

const take = createSlice({
  name: 'catalog/take',
  initialState: {} as TakeState,
  reducers: {
    /** What was taken earlier may have left the cart since. */
    takeOffered: (state, { payload: prodId }: PayloadAction<string>): TakeState =>
      Object.fromEntries(Object.entries(state).filter(([id]) => id !== prodId)),
    takeAsked: (state, { payload: { prodId } }: PayloadAction<CartAdd>): TakeState => ({
      ...state,
      [prodId]: { status: 'pending', refusal: '' },
    }),
    taken: (state, { payload: prodId }: PayloadAction<string>): TakeState => ({
      ...state,
      [prodId]: { status: 'success', refusal: '' },
    }),
    takeRefused: (
      state,
      { payload: { prodId, refusal } }: PayloadAction<{ prodId: string; refusal: string }>,
    ): TakeState => ({ ...state, [prodId]: { status: 'error', refusal } }),
  },
});

export const { takeOffered, takeAsked, taken, takeRefused } = take.actions;
export const takeReducer = take.reducer;
export const useTake = remoteSelector<{ take: TakeState }>('catalog');
