import { type selectVehicle, vehicleReducer } from '@extranet/shared/remote';
import { type selectSession, sessionReducer } from '@extranet/shared/session';
import { type selectDialog, signInDialogReducer } from '../access/dialog/dialog.slice.ts';
import { type selectSignIn, signInReducer } from '../access/sign-in/sign-in.slice.ts';
import { connectionReducer, type selectConnection } from '../base/connection/connection.slice.ts';
import { configReducer, type selectFormRules } from '../config/config.slice.ts';
import { noticesReducer, type selectDueNotice } from '../errors/notices.slice.ts';
import { remotesReducer, type selectUnavailable } from '../remotes/remotes.slice.ts';
import { leavingReducer, type selectHasLeft } from '../session/session.slice.ts';

type Read<Select extends (state: never) => unknown> = Parameters<Select>[0];

/** What the selectors of the slices read: a slice that is missing here, or under another name, does not compile. */
type HostState = Read<typeof selectSession> &
  Read<typeof selectHasLeft> &
  Read<typeof selectFormRules> &
  Read<typeof selectConnection> &
  Read<typeof selectDueNotice> &
  Read<typeof selectUnavailable> &
  Read<typeof selectDialog> &
  Read<typeof selectVehicle> &
  Read<typeof selectSignIn>;

/** From the first paint on; other parts of the state come with their pages (base/parts.ts). */
export const hostReducers = {
  session: sessionReducer,
  leaving: leavingReducer,
  config: configReducer,
  connection: connectionReducer,
  notices: noticesReducer,
  remotes: remotesReducer,
  signInDialog: signInDialogReducer,
  signIn: signInReducer,
  vehicle: vehicleReducer,
} satisfies { [Key in keyof HostState]: (...args: never[]) => HostState[Key] };
