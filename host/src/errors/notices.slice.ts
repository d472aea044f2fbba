import { signedIn, signedOut } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import { accountCreated, sessionEnded } from '../session/session.slice.ts';

export interface NoticesState {
  /** The address that the server did not find: shown as the dialog 'Erreur 404' until it is closed. */
  notFoundUrl: string | null;
  /** What just happened to the session: shown once, on whatever page comes next. */
  due: 'signedOut' | 'accountCreated' | 'unknownPage' | null;
}

const initialState: NoticesState = { notFoundUrl: null, due: null };

const notices = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    resourceNotFound: (state, { payload }: PayloadAction<string>) => {
      state.notFoundUrl = payload;
    },
    notFoundClosed: (state) => {
      state.notFoundUrl = null;
    },
    /** The address belongs to no page. */
    unknownPageOpened: (state) => {
      state.due = 'unknownPage';
    },
    noticeSeen: (state) => {
      state.due = null;
    },
  },
  extraReducers: (builder) => {
    for (const end of [signedOut, sessionEnded])
      builder.addCase(end, (): NoticesState => ({ notFoundUrl: null, due: 'signedOut' }));
    builder.addCase(signedIn, () => initialState);
    builder.addCase(accountCreated, (state) => {
      state.due = 'accountCreated';
    });
  },
});

export const { resourceNotFound, notFoundClosed, unknownPageOpened, noticeSeen } = notices.actions;
export const noticesReducer = notices.reducer;

type WithNotices = { notices: NoticesState };
export const selectNotFoundUrl = (state: WithNotices) => state.notices.notFoundUrl;
export const selectDueNotice = (state: WithNotices) => state.notices.due;
