import { signedIn, signOutRequested } from '@extranet/shared/session';
import { createSlice } from '@extranet/shared/store';

export interface LeavingState {
  /** They asked to leave: the page they were on is nobody's to come back to. */
  asked: boolean;
}

const initialState: LeavingState = { asked: false };

const leaving = createSlice({
  name: 'leaving',
  initialState,
  reducers: {
    /** Whoever has just signed in did so by creating an account. */
    accountCreated: (state) => state,
    /** The server no longer knows the customer's token. */
    tokenRefused: (state) => state,
    /** The customer's session ended beside an administrator's that goes on. */
    sessionEnded: (state) => state,
    /** Another tab signed out. */
    leftElsewhere: (): LeavingState => ({ asked: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(signOutRequested, (): LeavingState => ({ asked: true }));
    builder.addCase(signedIn, () => initialState);
  },
});

export const { accountCreated, tokenRefused, sessionEnded, leftElsewhere } = leaving.actions;
export const leavingReducer = leaving.reducer;
export const selectHasLeft = (state: { leaving: LeavingState }) => state.leaving.asked;
