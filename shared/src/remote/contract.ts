import type { RouteObject } from 'react-router-dom';
import type { Reducer, UnknownAction } from 'redux';
import type { Saga } from 'redux-saga';
import type { SlotComponents } from './slots.ts';

/**
 * Version of the contract; host and remote must have the same. It changes only when older remotes could no longer run in
 * the new host, not for additions that older remotes can ignore.
 */
export const CONTRACT = 1;

/** What the host passes to `activate`. */
export interface HostApi {
  dispatch: (action: UnknownAction) => void;
  navigate: (to: string) => void;
}

export interface RemoteTexts {
  /** The i18next namespace, and the key of the server's text overrides. */
  namespace: string;
  load: () => Promise<{ default: object }>;
}

/** Everything that the host sees of a remote. */
export interface RemoteModule {
  /** Set by defineRemote. */
  contract: number;
  /** As in the registry. */
  id: string;
  version: string;
  /** Absolute paths ('/orders', '/order/:id') under the mounts that the registry gives the remote. */
  routes: RouteObject[];
  slots: SlotComponents;
  texts: RemoteTexts;
  // The reducer is mounted under the remote's id; the host does not know its state or actions.
  reducer?: Reducer;
  saga?: Saga;
  /** Called when a link to one of its pages is hovered or focused. */
  prefetch?: (to: string) => void;
  /** Called once per sign-in; the returned function is called at sign-out. */
  activate?: (host: HostApi) => () => void;
}

/** Used by each remote.ts, so that a missing part is a type error there instead of a failure in the host. */
export const defineRemote = (remote: Omit<RemoteModule, 'contract'>): RemoteModule => ({
  contract: CONTRACT,
  ...remote,
});
