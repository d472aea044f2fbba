import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../forms/failure.ts';
import { doneForm, emptyForm, type FormState, pendingForm, refusedForm } from '../../forms/form-state.ts';
import { renewalAsked } from '../../session/session.slice.ts';

interface RenewalState {
  signIn: FormState;
  link: FormState;
}

const initialState: RenewalState = { signIn: emptyForm, link: emptyForm };

const renewal = createSlice({
  name: 'renewal',
  initialState,
  reducers: {
    passwordSubmitted: (state, _action: PayloadAction<string>): RenewalState => ({
      ...state,
      signIn: pendingForm,
    }),
    passwordRefused: (state, { payload }: PayloadAction<FormFailure>): RenewalState => ({
      ...state,
      signIn: refusedForm(payload),
    }),
    linkAsked: (state): RenewalState => ({ ...state, link: pendingForm }),
    linkMailed: (state): RenewalState => ({ ...state, link: doneForm }),
    linkRefused: (state, { payload }: PayloadAction<FormFailure>): RenewalState => ({
      ...state,
      link: refusedForm(payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(renewalAsked, () => initialState);
  },
});

export const { passwordSubmitted, passwordRefused, linkAsked, linkMailed, linkRefused } = renewal.actions;
export const renewalReducer = renewal.reducer;
export const selectRenewal = (state: { renewal: RenewalState }) => state.renewal;
