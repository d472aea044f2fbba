import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../forms/failure.ts';
import { doneForm, emptyForm, type FormState, pendingForm, refusedForm } from '../../forms/form-state.ts';
import { signInOpened } from '../dialog/dialog.slice.ts';

/** The token of a recovery, with the mailed code. */
export interface Proof {
  token: string;
  recoveryCode: string;
}

export interface NewPasswordState extends FormState {
  proof: Proof | null;
}

const initialState: NewPasswordState = { ...emptyForm, proof: null };

const newPassword = createSlice({
  name: 'newPassword',
  initialState,
  reducers: {
    proofGiven: (_state, { payload }: PayloadAction<Proof>): NewPasswordState => ({
      ...emptyForm,
      proof: payload,
    }),
    newPasswordSubmitted: (
      state,
      _action: PayloadAction<{ password: string; confirmPassword: string }>,
    ): NewPasswordState => ({ ...state, ...pendingForm }),
    newPasswordSet: (state): NewPasswordState => ({ ...state, ...doneForm }),
    newPasswordRefused: (state, { payload }: PayloadAction<FormFailure>): NewPasswordState => ({
      ...state,
      ...refusedForm(payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signInOpened, () => initialState);
  },
});

export const { proofGiven, newPasswordSubmitted, newPasswordSet, newPasswordRefused } = newPassword.actions;
export const newPasswordReducer = newPassword.reducer;
export const selectNewPassword = (state: { signInTabs: { newPassword: NewPasswordState } }) =>
  state.signInTabs.newPassword;
