import type { DialCode } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import { OWN_CONFIG, type ShellConfig } from './clean-config.ts';

export interface ConfigState {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  value: ShellConfig;
  error: string | null;
  dialCodes: DialCode[];
}

const initialState: ConfigState = { status: 'idle', value: OWN_CONFIG, error: null, dialCodes: [] };

const config = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configRequested: (state): ConfigState => ({ ...state, status: 'loading', error: null }),
    configRead: (state, { payload }: PayloadAction<ShellConfig>): ConfigState => ({
      ...state,
      status: 'succeeded',
      value: payload,
      error: null,
    }),
    configFailed: (state, { payload }: PayloadAction<string>): ConfigState => ({
      ...state,
      status: 'failed',
      error: payload,
    }),
    /** Dispatched by a form with a phone number. */
    dialCodesWanted: (state) => state,
    dialCodesRead: (state, { payload }: PayloadAction<DialCode[]>): ConfigState => ({
      ...state,
      dialCodes: payload,
    }),
  },
});

export const { configRequested, configRead, configFailed, dialCodesWanted, dialCodesRead } = config.actions;
export const configReducer = config.reducer;

type WithConfig = { config: ConfigState };
export const selectPhoneNumber = (state: WithConfig) => state.config.value.phone_number;
export const selectBrand = (state: WithConfig) => state.config.value.brand;
export const selectFormRules = (state: WithConfig) => state.config.value.form_rules;
export const selectDialCodes = (state: WithConfig) => state.config.dialCodes;
