import type { SignIn } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../forms/failure.ts';
import { emptyForm, type FormState, pendingForm, refusedForm } from '../../forms/form-state.ts';
import { signInOpened, tabChosen } from '../dialog/dialog.slice.ts';

const signIn = createSlice({
  name: 'signIn',
  initialState: emptyForm,
  reducers: {
    signInSubmitted: (_state, _action: PayloadAction<SignIn>): FormState => pendingForm,
    signInRefused: (_state, { payload }: PayloadAction<FormFailure>): FormState => refusedForm(payload),
  },
  extraReducers: (builder) => {
    // Not after signing in: the form must not accept a second submission while the dialog closes.
    for (const start of [signInOpened, tabChosen]) builder.addCase(start, () => emptyForm);
  },
});

export const { signInSubmitted, signInRefused } = signIn.actions;
export const signInReducer = signIn.reducer;
export const selectSignIn = (state: { signIn: FormState }) => state.signIn;
