import { signedIn, userRefreshed } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';

export type SignInTab = 'signIn' | 'signUp' | 'lostPwd' | 'newPwd';

export interface SignInOptions {
  /** When set, the dialog offers to create an account of this type. */
  userType?: string;
  /** The page to open after signing in. */
  onSigned?: string;
  /** When set, closing the dialog stays on the page; otherwise it goes to the landing page. */
  onAbort?: 'stay';
}

/** What the dialog opens with. */
interface Opening {
  tab?: SignInTab;
  email?: string;
  credentials?: string | null;
}

export interface DialogState {
  open: boolean;
  tab: SignInTab;
  /** Typed in one tab, filled in in all of them. */
  email: string;
  options: SignInOptions;
  /** The token of the link in a credentials mail: replaces the code when a password is chosen. */
  credentials: string | null;
  /** The page that a visitor asked for before signing in: opened after it. */
  wanted: string | null;
  /** Who was signed in here last: a page that was left with the session is theirs, and nobody else is led to it. */
  last: string | null;
}

const initialState: DialogState = {
  open: false,
  tab: 'signIn',
  email: '',
  options: {},
  credentials: null,
  wanted: null,
  last: null,
};

const dialog = createSlice({
  name: 'signInDialog',
  initialState,
  reducers: {
    signInOpened: (
      state,
      {
        payload: { tab = 'signIn', email = '', credentials = null, ...options },
      }: PayloadAction<SignInOptions & Opening>,
    ): DialogState => ({ ...state, open: true, tab, email, credentials, options }),
    signInClosed: (state) => {
      state.open = false;
    },
    tabChosen: (state, { payload }: PayloadAction<{ tab: SignInTab; email?: string }>) => {
      Object.assign(state, payload);
    },
    pageRefused: (state, { payload }: PayloadAction<string>) => {
      state.wanted = payload;
    },
    pageShown: (state) => {
      state.wanted = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userRefreshed, (state, { payload: { id } }) => {
      state.last = id;
    });
    builder.addCase(signedIn, (state, { payload: { id } }) => {
      state.open = false;
      if (state.last && state.last !== id) state.wanted = null;
      state.last = id;
    });
  },
});

export const { signInOpened, signInClosed, tabChosen, pageRefused, pageShown } = dialog.actions;
export const signInDialogReducer = dialog.reducer;

type WithDialog = { signInDialog: DialogState };
export const selectDialog = (state: WithDialog) => state.signInDialog;
export const selectWanted = (state: WithDialog) => state.signInDialog.wanted;
