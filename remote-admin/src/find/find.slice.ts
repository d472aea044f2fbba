import type { FoundGroup } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface FindState {
  status: 'empty' | 'pending' | 'success' | 'error';
  /** What the groups answer. */
  text: string;
  groups: FoundGroup[];
}

const initialState: FindState = { status: 'empty', text: '', groups: [] };

/** The text of the search changed; an empty one forgets what was found. */
export const findTyped = createAction<string>('admin/findTyped');

const find = createSlice({
  name: 'admin/find',
  initialState,
  reducers: {
    foundRead: (_state, { payload }: PayloadAction<Omit<FindState, 'status'>>): FindState => ({
      status: 'success',
      ...payload,
    }),
    findFailed: (state): FindState => ({ ...state, status: 'error' }),
  },
  extraReducers: (builder) => {
    // What was found last stays until the next answer, so that the list does not flicker between letters.
    builder.addCase(
      findTyped,
      (state, { payload }): FindState =>
        payload.trim() === '' ? initialState : { ...state, status: 'pending' },
    );
  },
});

export const { foundRead, findFailed } = find.actions;
export const findReducer = find.reducer;
export const useFind = remoteSelector<{ find: FindState }>('admin');
