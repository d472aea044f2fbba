import type { RegistryEntry } from '@extranet/shared/registry';
import { createAction, createSlice, type PayloadAction } from '@extranet/shared/store';

export interface RemotesState {
  /** The label of a remote that could not be loaded for a command: shown once, then cleared. */
  unavailable: string | null;
  /** A remote of which a part stopped working: shown once, with a button to restart it. */
  impaired: { id: string; label: string } | null;
}

const remotes = createSlice({
  name: 'remotes',
  initialState: { unavailable: null, impaired: null } as RemotesState,
  reducers: {
    remoteUnavailable: (state, { payload }: PayloadAction<string>): RemotesState => ({
      ...state,
      unavailable: payload,
    }),
    unavailableSeen: (state): RemotesState => ({ ...state, unavailable: null }),
    remoteImpaired: (state, { payload }: PayloadAction<RemotesState['impaired']>): RemotesState => ({
      ...state,
      impaired: payload,
    }),
    impairedSeen: (state): RemotesState => ({ ...state, impaired: null }),
  },
});

/** The server has told an administrator of the remote that nobody else hears of. */
export const adminEntriesRead = createAction<RegistryEntry[]>('remotes/adminEntriesRead');

export const { remoteUnavailable, unavailableSeen, remoteImpaired, impairedSeen } = remotes.actions;
export const remotesReducer = remotes.reducer;
export const selectUnavailable = (state: { remotes: RemotesState }) => state.remotes.unavailable;
export const selectImpaired = (state: { remotes: RemotesState }) => state.remotes.impaired;
