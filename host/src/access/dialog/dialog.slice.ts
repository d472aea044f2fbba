import { signedIn } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';

export type SignInTab = 'signIn' | 'signUp' | 'lostPwd' | 'newPwd';

export interface SignInOptions {
  /** With it, whoever has no account is offered to create one of this type. */
  userType?: string;
  /** Where signing in leads. */
  onSigned?: string;
  /** Giving up stays on the page; without it, giving up goes to the landing page. */
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
  /** Typed once, known to every tab. */
  email: string;
  options: SignInOptions;
  /** The token of a credentials mail's link: with it a password is chosen without a code. */
  credentials: string | null;
  /** The page that a visitor was sent away from: signing in leads back there. */
  wanted: string | null;
}

const initialState: DialogState = {
  open: false,
  tab: 'signIn',
  email: '',
  options: {},
  credentials: null,
  wanted: null,
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
    builder.addCase(signedIn, (state) => {
      state.open = false;
    });
  },
});

export const { signInOpened, signInClosed, tabChosen, pageRefused, pageShown } = dialog.actions;
export const signInDialogReducer = dialog.reducer;

type WithDialog = { signInDialog: DialogState };
export const selectDialog = (state: WithDialog) => state.signInDialog;
export const selectWanted = (state: WithDialog) => state.signInDialog.wanted;
