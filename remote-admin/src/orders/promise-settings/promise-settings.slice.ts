import type { PromiseSettings } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface SettingsState {
  status: 'pending' | 'success' | 'error';
  settings: PromiseSettings | null;
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
}

const initialState: SettingsState = { status: 'pending', settings: null, saving: 'empty', refusal: null };

const promiseSettings = createSlice({
  name: 'admin/promiseSettings',
  initialState,
  reducers: {
    settingsOpened: (): SettingsState => initialState,
    settingsRead: (state, { payload }: PayloadAction<PromiseSettings>): SettingsState => ({
      ...state,
      status: 'success',
      settings: payload,
    }),
    settingsFailed: (state): SettingsState => ({ ...state, status: 'error' }),
    settingsChanged: (state, _action: PayloadAction<PromiseSettings>): SettingsState => ({
      ...state,
      saving: 'pending',
      refusal: null,
    }),
    settingsSaved: (state, { payload }: PayloadAction<PromiseSettings>): SettingsState => ({
      ...state,
      settings: payload,
      saving: 'success',
    }),
    settingsRefused: (state, { payload }: PayloadAction<Refusal>): SettingsState => ({
      ...state,
      saving: 'error',
      refusal: payload,
    }),
  },
});

export const {
  settingsOpened,
  settingsRead,
  settingsFailed,
  settingsChanged,
  settingsSaved,
  settingsRefused,
} = promiseSettings.actions;
export const promiseSettingsReducer = promiseSettings.reducer;
export const usePromiseSettings = remoteSelector<{ promiseSettings: SettingsState }>('admin');
