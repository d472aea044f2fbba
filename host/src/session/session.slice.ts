import type { User } from '@extranet/shared/contracts';
import { signedIn, signOutRequested } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';

export interface LeavingState {
  /** They signed out on purpose: the next sign-in must not lead back to the page they were on. */
  asked: boolean;
  /** The server ended the session: it expired, or it was closed on another device. */
  ended: boolean;
}

const initialState: LeavingState = { asked: false, ended: false };

const leaving = createSlice({
  name: 'leaving',
  initialState,
  reducers: {
    /** The person who just signed in did so by creating an account. */
    accountCreated: (state) => state,
    /** The server refused the customer's token. */
    tokenRefused: (state) => state,
    /** The customer's session ended while an administrator stays signed in. */
    sessionEnded: (): LeavingState => ({ asked: false, ended: true }),
    /** Another tab signed out. */
    leftElsewhere: (): LeavingState => ({ asked: true, ended: false }),
    /** Another tab signed in, and the server has said who that is. */
    signedInElsewhere: (state, _action: PayloadAction<User>) => state,
    endedByServer: (): LeavingState => ({ asked: false, ended: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(signOutRequested, (): LeavingState => ({ asked: true, ended: false }));
    builder.addCase(signedIn, () => initialState);
  },
});

export const { accountCreated, tokenRefused, sessionEnded, leftElsewhere, signedInElsewhere, endedByServer } =
  leaving.actions;
export const leavingReducer = leaving.reducer;
export const selectHasLeft = (state: { leaving: LeavingState }) => state.leaving.asked;
export const selectWasEnded = (state: { leaving: LeavingState }) => state.leaving.ended;
