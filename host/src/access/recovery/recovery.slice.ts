import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../forms/failure.ts';
import { emptyForm, type FormState, pendingForm, refusedForm } from '../../forms/form-state.ts';
import { signInOpened } from '../dialog/dialog.slice.ts';

const TRIES = 3;

export interface RecoveryState extends FormState {
  step: 'email' | 'code';
  /** The token of the request; useless without the mailed code. */
  token: string;
  email: string;
  wrongCodes: number;
  /** No more codes are accepted; another one must be requested. */
  blocked: boolean;
}

const initialState: RecoveryState = {
  ...emptyForm,
  step: 'email',
  token: '',
  email: '',
  wrongCodes: 0,
  blocked: false,
};

const recovery = createSlice({
  name: 'recovery',
  initialState,
  reducers: {
    codeRequested: (_state, { payload }: PayloadAction<string>): RecoveryState => ({
      ...initialState,
      ...pendingForm,
      email: payload,
    }),
    codeSent: (state, { payload }: PayloadAction<string>): RecoveryState => ({
      ...state,
      ...emptyForm,
      step: 'code',
      token: payload,
    }),
    codeSubmitted: (state, _action: PayloadAction<string>): RecoveryState => ({ ...state, ...pendingForm }),
    /** The third wrong code is the last one (C4.05). */
    codeWrong: (state, { payload }: PayloadAction<FormFailure>): RecoveryState => ({
      ...state,
      ...refusedForm(payload),
      wrongCodes: state.wrongCodes + 1,
      blocked: state.wrongCodes + 1 >= TRIES,
    }),
    /** The server accepts no more codes for this request. */
    codeClosed: (state, { payload }: PayloadAction<FormFailure>): RecoveryState => ({
      ...state,
      ...refusedForm(payload),
      blocked: true,
    }),
    recoveryRefused: (state, { payload }: PayloadAction<FormFailure>): RecoveryState => ({
      ...state,
      ...refusedForm(payload),
    }),
    anotherCodeAsked: ({ email }): RecoveryState => ({ ...initialState, email }),
  },
  extraReducers: (builder) => {
    builder.addCase(signInOpened, () => initialState);
  },
});

export const {
  codeRequested,
  codeSent,
  codeSubmitted,
  codeWrong,
  codeClosed,
  recoveryRefused,
  anotherCodeAsked,
} = recovery.actions;
export const recoveryReducer = recovery.reducer;
export const selectRecovery = (state: { signInTabs: { recovery: RecoveryState } }) =>
  state.signInTabs.recovery;
