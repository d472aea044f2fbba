import type { CustomerProfile, CustomerProfileChange } from '@extranet/shared/contracts';
import { signedOut } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../../forms/failure.ts';
import { doneForm, emptyForm, type FormState, pendingForm, refusedForm } from '../../../forms/form-state.ts';

/** What was typed and not saved when the page was left. */
export type ProfileDraft = Omit<CustomerProfile, 'userEmailWaiting' | 'userEmailWaitingUntil'>;

export interface ProfileState extends FormState {
  loading: 'idle' | 'pending' | 'failed' | 'done';
  value: CustomerProfile | null;
  draft: ProfileDraft | null;
}

const initialState: ProfileState = { ...emptyForm, loading: 'idle', value: null, draft: null };

const profile = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileOpened: ({ draft }): ProfileState => ({ ...initialState, draft, loading: 'pending' }),
    profileRead: ({ draft }, { payload }: PayloadAction<CustomerProfile>): ProfileState => ({
      ...emptyForm,
      draft,
      loading: 'done',
      value: payload,
    }),
    profileUnread: ({ draft }): ProfileState => ({ ...initialState, draft, loading: 'failed' }),
    profileLeft: (state, { payload }: PayloadAction<ProfileDraft | null>): ProfileState => ({
      ...state,
      draft: payload,
    }),
    /** What was saved is no longer what stands there. */
    profileEdited: (state): ProfileState => (state.status === 'success' ? { ...state, ...emptyForm } : state),
    profileSubmitted: (state, _action: PayloadAction<CustomerProfileChange>): ProfileState => ({
      ...state,
      ...pendingForm,
    }),
    profileSaved: (state, { payload }: PayloadAction<CustomerProfile>): ProfileState => ({
      ...state,
      ...doneForm,
      value: payload,
      draft: null,
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

export const {
  profileOpened,
  profileRead,
  profileUnread,
  profileLeft,
  profileEdited,
  profileSubmitted,
  profileSaved,
  profileRefused,
} = profile.actions;
export const profileReducer = profile.reducer;
export const selectProfile = (state: { account: { profile: ProfileState } }) => state.account.profile;
