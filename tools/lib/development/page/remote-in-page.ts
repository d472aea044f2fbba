import type { Fault } from './messages.ts';

/** What the remote under development makes known of itself, once it runs in the page. */
export interface RemoteInPage {
  /** The build whose modules are in the page. */
  hash: () => string;
  /** Brings the modules of the next build; fails when they cannot be exchanged one by one. */
  update: () => Promise<void>;
}

/** What page and remote share: both are builds of their own, and meet on the window. */
export interface Development {
  /** React Refresh's runtime, of which there may be one only. */
  refresh: typeof import('react-refresh/runtime');
  remoteRuns: (remote: RemoteInPage) => void;
  /** A module threw while it was exchanged; undefined once one was exchanged without. */
  exchanged: (failure: Fault | undefined) => void;
}

export const development = (): Development =>
  (window as unknown as { extranetDevelopment: Development }).extranetDevelopment;
