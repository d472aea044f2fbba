import type { NotificationChoice, NotificationChoices } from '@extranet/shared/contracts';
import { signedOut } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../../forms/failure.ts';
import type { PushHere } from './push-here.ts';

export interface ChoicesState {
  status: 'pending' | 'success' | 'error';
  choices: NotificationChoice[];
  pushKey: string | null;
  here: PushHere;
  /** The browser is asked, or asks the person. */
  asking: boolean;
  failure: FormFailure | null;
}

const initialState: ChoicesState = {
  status: 'pending',
  choices: [],
  pushKey: null,
  here: 'unsupported',
  asking: false,
  failure: null,
};

const choices = createSlice({
  name: 'notificationChoices',
  initialState,
  reducers: {
    choicesOpened: () => initialState,
    choicesRead: (
      state,
      { payload }: PayloadAction<NotificationChoices & { here: PushHere }>,
    ): ChoicesState => ({ ...state, status: 'success', ...payload }),
    choicesUnread: (state): ChoicesState => ({ ...state, status: 'error' }),
    /** Shown at once, and read anew when the server refuses. */
    choiceMade: (state, { payload }: PayloadAction<NotificationChoice>): ChoicesState => ({
      ...state,
      failure: null,
      choices: state.choices.map((one) => (one.kind === payload.kind ? payload : one)),
    }),
    choiceRefused: (state, { payload }: PayloadAction<FormFailure>): ChoicesState => ({
      ...state,
      failure: payload,
    }),
    pushWanted: (state): ChoicesState => ({ ...state, asking: true, failure: null }),
    pushUnwanted: (state): ChoicesState => ({ ...state, asking: true, failure: null }),
    pushSettled: (state, { payload }: PayloadAction<PushHere>): ChoicesState => ({
      ...state,
      asking: false,
      here: payload,
    }),
    pushFailed: (state, { payload }: PayloadAction<FormFailure>): ChoicesState => ({
      ...state,
      asking: false,
      failure: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const {
  choicesOpened,
  choicesRead,
  choicesUnread,
  choiceMade,
  choiceRefused,
  pushWanted,
  pushUnwanted,
  pushSettled,
  pushFailed,
} = choices.actions;
export const choicesReducer = choices.reducer;
export const selectChoices = (state: { account: { notifications: ChoicesState } }) =>
  state.account.notifications;
