import type { User } from '@extranet/shared/contracts';
import type { TokenKind } from '@extranet/shared/http';
import { signedIn, signedOut, signOutRequested, userRefreshed } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';

export interface LeavingState {
  /** They signed out on purpose: the next sign-in must not lead back to the page they were on. */
  asked: boolean;
  /** The server ended the session: it expired, or it was closed on another device. */
  ended: boolean;
  /** Another tab of this browser signed out. */
  elsewhere: boolean;
  /** The server failed when it was asked whose the kept token is. */
  unrecognised: boolean;
  /** Whose session is being renewed, over the page. */
  renewing: { customer: boolean; admin: boolean };
}

const NOBODY = { customer: false, admin: false };
const initialState: LeavingState = {
  asked: false,
  ended: false,
  elsewhere: false,
  unrecognised: false,
  renewing: NOBODY,
};

const endRenewal = (state: LeavingState, { payload }: PayloadAction<TokenKind>): LeavingState => ({
  ...state,
  renewing: { ...state.renewing, [payload]: false },
});

const leaving = createSlice({
  name: 'leaving',
  initialState,
  reducers: {
    /** The person who just signed in did so by creating an account. */
    accountCreated: (state) => state,
    /** The server refused the customer's token. */
    tokenRefused: (state) => state,
    adminTokenRefused: (state) => state,
    rightWithdrawn: (state, _action: PayloadAction<TokenKind>) => state,
    renewalAsked: (state, { payload }: PayloadAction<TokenKind>): LeavingState => ({
      ...state,
      renewing: { ...state.renewing, [payload]: true },
    }),
    /** There is a new token, of the same person. */
    renewed: endRenewal,
    /** Nobody wants to go on. */
    renewalDeclined: endRenewal,
    /** The customer's session ended while an administrator stays signed in. */
    sessionEnded: (): LeavingState => ({ ...initialState, ended: true }),
    /** Another tab signed out. */
    leftElsewhere: (): LeavingState => ({ ...initialState, elsewhere: true }),
    /** Another tab signed in, and the server has said who that is. */
    signedInElsewhere: (state, _action: PayloadAction<User>) => state,
    /** Who it is could not be found out yet; it is asked again. */
    identityUnknown: (state): LeavingState => ({ ...state, unrecognised: true }),
    /** Somebody waits no longer for the next attempt. */
    identityAsked: (state): LeavingState => ({ ...state, unrecognised: false }),
    endedByServer: (): LeavingState => ({ ...initialState, ended: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(signOutRequested, (): LeavingState => ({ ...initialState, asked: true }));
    builder.addCase(signedIn, () => initialState);
    builder.addCase(signedOut, (state): LeavingState => ({ ...state, renewing: NOBODY }));
    builder.addCase(userRefreshed, (state): LeavingState => ({ ...state, unrecognised: false }));
  },
});

export const {
  accountCreated,
  tokenRefused,
  adminTokenRefused,
  rightWithdrawn,
  renewalAsked,
  renewed,
  renewalDeclined,
  sessionEnded,
  leftElsewhere,
  signedInElsewhere,
  identityUnknown,
  identityAsked,
  endedByServer,
} = leaving.actions;
export const leavingReducer = leaving.reducer;
export const selectHasLeft = (state: { leaving: LeavingState }) => state.leaving.asked;
/** Why somebody who did not ask for it is no longer signed in. */
export const selectEnd = ({ leaving: { ended, elsewhere } }: { leaving: LeavingState }) =>
  ended ? 'ended' : elsewhere ? 'elsewhere' : null;
export const selectRenewing = (state: { leaving: LeavingState }) => state.leaving.renewing;
export const selectIsUnrecognised = (state: { leaving: LeavingState }) => state.leaving.unrecognised;
