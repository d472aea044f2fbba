import type { SignUp } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../forms/failure.ts';
import { doneForm, emptyForm, type FormState, pendingForm, refusedForm } from '../../forms/form-state.ts';
import { signInOpened, tabChosen } from '../dialog/dialog.slice.ts';

export interface SignUpState extends FormState {
  /** The server's message about an account that awaits approval. */
  message: string;
}

const initialState: SignUpState = { ...emptyForm, message: '' };

const signUp = createSlice({
  name: 'signUp',
  initialState,
  reducers: {
    signUpSubmitted: (_state, _action: PayloadAction<SignUp>): SignUpState => ({
      ...initialState,
      ...pendingForm,
    }),
    signUpRefused: (_state, { payload }: PayloadAction<FormFailure>): SignUpState => ({
      ...initialState,
      ...refusedForm(payload),
    }),
    signUpAwaitsApproval: (_state, { payload }: PayloadAction<string>): SignUpState => ({
      ...doneForm,
      message: payload,
    }),
  },
  extraReducers: (builder) => {
    // Not after signing in: the form must not accept a second submission while the dialog closes.
    for (const start of [signInOpened, tabChosen]) builder.addCase(start, () => initialState);
  },
});

export const { signUpSubmitted, signUpRefused, signUpAwaitsApproval } = signUp.actions;
export const signUpReducer = signUp.reducer;
export const selectSignUp = (state: { signInTabs: { signUp: SignUpState } }) => state.signInTabs.signUp;
