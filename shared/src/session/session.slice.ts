import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../contracts/index.ts';

export interface SessionState {
  /** 'unknown' until the server has said whether the stored token is still valid. */
  status: 'unknown' | 'signedOut' | 'signedIn';
  user: User | null;
  /** The last answer of GET /admin/user; the administrator's token exists beside the customer's and never replaces it. */
  admin: 'unknown' | 'granted' | 'denied';
  adminUser: User | null;
}

const signedOutState: SessionState = { status: 'signedOut', user: null, admin: 'unknown', adminUser: null };

const session = createSlice({
  name: 'session',
  initialState: { ...signedOutState, status: 'unknown' } as SessionState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<User>): SessionState => ({
      ...state,
      status: 'signedIn',
      user: payload,
    }),
    /** The stored token is no longer valid, or there was none: the server need not be told. */
    foundSignedOut: (state): SessionState => ({ ...state, status: 'signedOut', user: null }),
    userRefreshed: (state, { payload }: PayloadAction<User>) => {
      if (state.status !== 'signedOut') Object.assign(state, { status: 'signedIn', user: payload });
    },
    adminGranted: (state, { payload }: PayloadAction<User>): SessionState => ({
      ...state,
      admin: 'granted',
      adminUser: payload,
    }),
    /** Leaving the back office clears a refusal, so that the next entry asks the server again. */
    adminAreaLeft: (state) => {
      if (state.admin === 'denied') state.admin = 'unknown';
    },
    adminDenied: (state): SessionState => ({ ...state, admin: 'denied', adminUser: null }),
    signOutRequested: (state) => state,
    /** Tokens are removed and the server was told; the host then removes all remotes. */
    signedOut: () => signedOutState,
  },
});

export const {
  signedIn,
  foundSignedOut,
  userRefreshed,
  adminGranted,
  adminAreaLeft,
  adminDenied,
  signOutRequested,
  signedOut,
} = session.actions;
export const sessionReducer = session.reducer;

type WithSession = { session: SessionState };
export const selectSession = (state: WithSession) => state.session;
export const selectUser = (state: WithSession) => state.session.user;
export const selectIsSignedIn = (state: WithSession) => state.session.status === 'signedIn';
export const selectIsAdmin = (state: WithSession) => state.session.admin === 'granted';
export const selectCatalogs = (state: WithSession) => state.session.user?.catalogs ?? [];
export const selectMayOrder = (state: WithSession) => (state.session.user?.orderEnabled ?? '0') !== '0';
export const selectFaqRole = (state: WithSession) => state.session.user?.roles.faq ?? 'none';
