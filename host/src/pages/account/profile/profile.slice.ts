import type { CustomerProfile, CustomerProfileChange } from '@extranet/shared/contracts';
import { signedOut } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../../forms/failure.ts';
import { doneForm, emptyForm, type FormState, pendingForm, refusedForm } from '../../../forms/form-state.ts';

export interface ProfileState extends FormState {
  loading: 'idle' | 'pending' | 'failed' | 'done';
  value: CustomerProfile | null;
}

const initialState: ProfileState = { ...emptyForm, loading: 'idle', value: null };

const profile = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileOpened: (): ProfileState => ({ ...initialState, loading: 'pending' }),
    profileRead: (_state, { payload }: PayloadAction<CustomerProfile>): ProfileState => ({
      ...emptyForm,
      loading: 'done',
      value: payload,
    }),
    profileUnread: (): ProfileState => ({ ...initialState, loading: 'failed' }),
    profileSubmitted: (state, _action: PayloadAction<CustomerProfileChange>): ProfileState => ({
      ...state,
      ...pendingForm,
    }),
    profileSaved: (state, { payload }: PayloadAction<CustomerProfile>): ProfileState => ({
      ...state,
      ...doneForm,
      value: payload,
    }),
    profileRefused: (state, { payload }: PayloadAction<FormFailure>): ProfileState => ({
      ...state,
      ...refusedForm(payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const { profileOpened, profileRead, profileUnread, profileSubmitted, profileSaved, profileRefused } =
  profile.actions;
export const profileReducer = profile.reducer;
export const selectProfile = (state: { account: { profile: ProfileState } }) => state.account.profile;
