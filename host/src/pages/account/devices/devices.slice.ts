import type { UserSession } from '@extranet/shared/contracts';
import { signedOut } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../../forms/failure.ts';
import { doneForm, emptyForm, type FormState, pendingForm, refusedForm } from '../../../forms/form-state.ts';

export interface DevicesState extends FormState {
  loading: 'pending' | 'failed' | 'done';
  devices: UserSession[];
  /** How many were just signed out. */
  closed: number;
}

const initialState: DevicesState = { ...emptyForm, loading: 'pending', devices: [], closed: 0 };

const devices = createSlice({
  name: 'devices',
  initialState,
  reducers: {
    devicesOpened: () => initialState,
    devicesRead: (state, { payload }: PayloadAction<UserSession[]>): DevicesState => ({
      ...state,
      loading: 'done',
      devices: payload,
    }),
    devicesUnread: (state): DevicesState => ({ ...state, loading: 'failed' }),
    othersSignedOut: (state): DevicesState => ({ ...state, ...pendingForm }),
    othersGone: (state, { payload }: PayloadAction<number>): DevicesState => ({
      ...state,
      ...doneForm,
      closed: payload,
      devices: state.devices.filter(({ current }) => current),
    }),
    othersRefused: (state, { payload }: PayloadAction<FormFailure>): DevicesState => ({
      ...state,
      ...refusedForm(payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const { devicesOpened, devicesRead, devicesUnread, othersSignedOut, othersGone, othersRefused } =
  devices.actions;
export const devicesReducer = devices.reducer;
export const selectDevices = (state: { account: { devices: DevicesState } }) => state.account.devices;
