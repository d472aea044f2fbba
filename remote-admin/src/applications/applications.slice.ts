import type { Application, ApplicationsOrigin } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { Tagged } from '../tagged.ts';

interface ApplicationsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  list: Application[];
  tag: string;
  /** Whether the list follows the product's own record; null until that is known. */
  origin: ApplicationsOrigin | null;
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
}

const initialState: ApplicationsState = {
  status: 'empty',
  list: [],
  tag: '',
  origin: null,
  saving: 'empty',
  refusal: null,
};

export const applicationsSubmitted = createAction<{ prodId: string; tag: string; list: Application[] }>(
  'admin/applicationsSubmitted',
);

const slice = createSlice({
  name: 'admin/applications',
  initialState,
  reducers: {
    applicationsOpened: (_state, _action: PayloadAction<string>): ApplicationsState => ({
      ...initialState,
      status: 'pending',
    }),
    applicationsRead: (state, { payload }: PayloadAction<Tagged<Application>>): ApplicationsState => ({
      ...state,
      status: 'success',
      ...payload,
    }),
    originRead: (state, { payload }: PayloadAction<ApplicationsOrigin>): ApplicationsState => ({
      ...state,
      origin: payload,
    }),
    applicationsReadFailed: (state): ApplicationsState => ({ ...state, status: 'error' }),
    applicationsSaved: (state, { payload }: PayloadAction<Tagged<Application>>): ApplicationsState => ({
      ...state,
      saving: 'success',
      ...payload,
    }),
    applicationsRefused: (state, { payload }: PayloadAction<Refusal>): ApplicationsState => ({
      ...state,
      saving: 'error',
      refusal: payload,
    }),
    applicationsClosed: (): ApplicationsState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(
      applicationsSubmitted,
      (state): ApplicationsState => ({ ...state, saving: 'pending', refusal: null }),
    );
  },
});

export const {
  applicationsOpened,
  applicationsRead,
  applicationsReadFailed,
  applicationsSaved,
  applicationsRefused,
  applicationsClosed,
  originRead,
} = slice.actions;
export const applicationsReducer = slice.reducer;
export const useApplications = remoteSelector<{ applications: ApplicationsState }>('admin');
