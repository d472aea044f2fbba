import { sessionReducer } from '@extranet/shared/session';
import type { AccountState } from '../account/account.state.ts';
import { configReducer } from '../config/config.slice.ts';
import { connectionReducer } from '../connection/connection.slice.ts';
import { noticesReducer } from '../errors/notices.slice.ts';
import type { FormState } from '../forms/form-state.ts';
import type { MailedLinksState } from '../mailed-links/mailed-links.slice.ts';
import { remotesReducer } from '../remotes/remotes.slice.ts';
import { leavingReducer } from '../session/session.slice.ts';
import { signInDialogReducer } from '../sign-in/dialog.slice.ts';
import { signInReducer } from '../sign-in/sign-in.slice.ts';
import type { SignInTabsState } from '../sign-in/sign-in-tabs.state.ts';

export const hostReducers = {
  session: sessionReducer,
  leaving: leavingReducer,
  config: configReducer,
  connection: connectionReducer,
  notices: noticesReducer,
  remotes: remotesReducer,
  signInDialog: signInDialogReducer,
  signIn: signInReducer,
};

type Own = { [Key in keyof typeof hostReducers]: ReturnType<(typeof hostReducers)[Key]> };

/** With the parts that join the store when they are first shown (parts.ts). */
export type HostState = Own & {
  account: AccountState;
  adminLink: FormState;
  signInTabs: SignInTabsState;
  mailedLinks: MailedLinksState;
};
