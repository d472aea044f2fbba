import { signedOut } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../../forms/failure.ts';
import { doneForm, emptyForm, type FormState, pendingForm, refusedForm } from '../../../forms/form-state.ts';
import { profileEdited, profileOpened, profileSubmitted } from './profile.slice.ts';

export interface WaitingEmailState extends FormState {
  asked: 'resend' | 'giveUp';
}

const initialState: WaitingEmailState = { ...emptyForm, asked: 'resend' };

const waitingEmail = createSlice({
  name: 'waitingEmail',
  initialState,
  reducers: {
    emailResent: (): WaitingEmailState => ({ ...pendingForm, asked: 'resend' }),
    emailGivenUp: (): WaitingEmailState => ({ ...pendingForm, asked: 'giveUp' }),
    waitingSettled: (state): WaitingEmailState => ({ ...state, ...doneForm }),
    waitingRefused: (state, { payload }: PayloadAction<FormFailure>): WaitingEmailState => ({
      ...state,
      ...refusedForm(payload),
    }),
  },
  extraReducers: (builder) => {
    for (const start of [profileOpened, profileSubmitted, signedOut])
      builder.addCase(start, () => initialState);
    builder.addCase(profileEdited, (state) => (state.status === 'success' ? initialState : state));
  },
});

export const { emailResent, emailGivenUp, waitingSettled, waitingRefused } = waitingEmail.actions;
export const waitingEmailReducer = waitingEmail.reducer;
export const selectWaitingEmail = (state: { account: { waitingEmail: WaitingEmailState } }) =>
  state.account.waitingEmail;
