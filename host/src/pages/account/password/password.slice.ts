import type { PasswordChange } from '@extranet/shared/contracts';
import { signedOut } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../../forms/failure.ts';
import { doneForm, emptyForm, type FormState, pendingForm, refusedForm } from '../../../forms/form-state.ts';

const password = createSlice({
  name: 'password',
  initialState: emptyForm,
  reducers: {
    passwordOpened: () => emptyForm,
    passwordSubmitted: (_state, _action: PayloadAction<PasswordChange>): FormState => pendingForm,
    passwordChanged: (): FormState => doneForm,
    passwordRefused: (_state, { payload }: PayloadAction<FormFailure>): FormState => refusedForm(payload),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => emptyForm);
  },
});

export const { passwordOpened, passwordSubmitted, passwordChanged, passwordRefused } = password.actions;
export const passwordReducer = password.reducer;
export const selectPassword = (state: { account: { password: FormState } }) => state.account.password;
