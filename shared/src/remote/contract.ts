import type { RouteObject } from 'react-router-dom';
import type { Reducer, UnknownAction } from 'redux';
import type { Saga } from 'redux-saga';
import type { SlotComponents } from './slots.ts';

/**
 * The number both sides must agree on. It changes only when a remote of yesterday could no longer run in
 * the host of today; additions that an older remote may ignore leave it alone.
 */
export const CONTRACT = 1;

/** What the host hands to a remote that comes alive. */
export interface HostApi {
  dispatch: (action: UnknownAction) => void;
  navigate: (to: string) => void;
}

export interface RemoteTexts {
  /** The i18next namespace, which is also the prefix of the server's overrides. */
  namespace: string;
  load: () => Promise<{ default: object }>;
}

/** Everything the host can see of a remote: nothing else crosses the door. */
export interface RemoteModule {
  contract: number;
  id: string;
  version: string;
  /** Whole paths ('/orders', '/order/:id'): they lie under the mounts that the registry gives the remote. */
  routes: RouteObject[];
  slots: SlotComponents;
  texts: RemoteTexts;
  // The reducer is mounted under the remote's id; its state and actions are the remote's own affair.
  reducer?: Reducer;
  saga?: Saga;
  /** Called when a link to one of its pages is hovered or focused. */
  prefetch?: (to: string) => void;
  /** Called once per sign-in; the answer undoes it at sign-out. */
  activate?: (host: HostApi) => () => void;
}

/** A remote's remote.ts ends with this, so that a missing part is a type error there and not in the host. */
export const defineRemote = (remote: Omit<RemoteModule, 'contract'>): RemoteModule => ({
  contract: CONTRACT,
  ...remote,
});
