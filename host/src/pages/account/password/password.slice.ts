import type { PasswordChange } from '@extranet/shared/contracts';
import { signedOut } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../../forms/failure.ts';
import { doneForm, emptyForm, type FormState, pendingForm, refusedForm } from '../../../forms/form-state.ts';

export interface PasswordState extends FormState {
  /** The new address that waited for confirmation: with the old password it was given up. */
  emailGivenUp: string | null;
}

const initialState: PasswordState = { ...emptyForm, emailGivenUp: null };

const password = createSlice({
  name: 'password',
  initialState,
  reducers: {
    passwordOpened: () => initialState,
    /** What was saved is no longer what stands there. */
    passwordEdited: (state): PasswordState => (state.status === 'success' ? initialState : state),
    passwordSubmitted: (_state, _action: PayloadAction<PasswordChange>): PasswordState => ({
      ...initialState,
      ...pendingForm,
    }),
    passwordChanged: (_state, { payload }: PayloadAction<string | null>): PasswordState => ({
      ...doneForm,
      emailGivenUp: payload,
    }),
    passwordRefused: (_state, { payload }: PayloadAction<FormFailure>): PasswordState => ({
      ...initialState,
      ...refusedForm(payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const { passwordOpened, passwordEdited, passwordSubmitted, passwordChanged, passwordRefused } =
  password.actions;
export const passwordReducer = password.reducer;
export const selectPassword = (state: { account: { password: PasswordState } }) => state.account.password;
