import type { FittingRules, FittingVersion, RuleOfFitting } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface VersionsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  versions: FittingVersion[];
  /** The rules of the versions that were looked at: a version never changes. */
  rules: Record<number, RuleOfFitting[]>;
  /** A version whose rules could not be read. */
  failed: number | null;
  restoring: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
}

const initialState: VersionsState = {
  status: 'empty',
  versions: [],
  rules: {},
  failed: null,
  restoring: 'empty',
  refusal: null,
};

export const versionsOpened = createAction('admin/fittingVersionsOpened');
export const versionAsked = createAction<number>('admin/fittingVersionAsked');
export const restoreAsked = createAction<{ version: number; after: number }>('admin/fittingRestoreAsked');

const slice = createSlice({
  name: 'admin/fittingVersions',
  initialState,
  reducers: {
    versionsRead: (state, { payload }: PayloadAction<FittingVersion[]>): VersionsState => ({
      ...state,
      status: 'success',
      versions: payload,
    }),
    versionsReadFailed: (state): VersionsState => ({ ...state, status: 'error' }),
    versionRead: (state, { payload: { version, rules } }: PayloadAction<FittingRules>): VersionsState => ({
      ...state,
      rules: { ...state.rules, [version]: Object.freeze(rules) as RuleOfFitting[] },
    }),
    versionReadFailed: (state, { payload }: PayloadAction<number>): VersionsState => ({
      ...state,
      failed: payload,
    }),
    versionRestored: (state): VersionsState => ({ ...state, restoring: 'success' }),
    restoreRefused: (state, { payload }: PayloadAction<Refusal>): VersionsState => ({
      ...state,
      restoring: 'error',
      refusal: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(versionsOpened, (): VersionsState => ({ ...initialState, status: 'pending' }));
    builder.addCase(versionAsked, (state): VersionsState => ({ ...state, failed: null }));
    builder.addCase(
      restoreAsked,
      (state): VersionsState => ({ ...state, restoring: 'pending', refusal: null }),
    );
  },
});

export const {
  versionsRead,
  versionsReadFailed,
  versionRead,
  versionReadFailed,
  versionRestored,
  restoreRefused,
} = slice.actions;
export const fittingVersionsReducer = slice.reducer;

type Versions = { fittingVersions: VersionsState };
export const useVersions = remoteSelector<Versions>('admin');
