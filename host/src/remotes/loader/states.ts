import type { Release } from '@extranet/shared/registry';
import type { RemoteModule, SlotName } from '@extranet/shared/remote';
import type { FailureKind } from './failure.ts';

/** What of a remote is about to be shown, which decides what files are fetched. */
export type Wanted = { path: string } | { slot: SlotName };

/** gating: may this account have it? checking: is it signed, does it fit this host? Then its files, then its code. */
export type Step = 'gating' | 'checking' | 'fetching' | 'evaluating';

export interface Ready {
  status: 'ready';
  module: RemoteModule;
  release: Release;
  /** The best release for this account, if that one failed and this one replaces it. */
  insteadOf?: string | undefined;
  /** Of the clock: when the attempt that brought it began, and when it became ready. */
  asked: number;
  since: number;
}

/** How far one remote is. Only 'ready' can be rendered. */
export type RemoteState =
  | { status: 'idle' }
  | { status: Step }
  | Ready
  /** This account may not have it: nothing of it was fetched. */
  | { status: 'denied' }
  /** None of its releases speaks this host's contract. */
  | { status: 'incompatible'; detail: string; errorId: string }
  /** It is tried again automatically; meanwhile this state stays. */
  | { status: 'failed'; kind: FailureKind; detail: string; errorId: string }
  /** Somebody asked for another attempt; the first one was number 1. */
  | { status: 'retrying'; attempt: number };
