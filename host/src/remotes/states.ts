import type { Release } from '@extranet/shared/registry';
import type { RemoteModule } from '@extranet/shared/remote';

export type FailureReason =
  | 'http'
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'signature'
  | 'evaluation'
  | 'contract'
  | 'render'
  | 'saga';

/** Where one remote stands. Only 'ready' can be rendered; everything else is a sentence or a skeleton. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'fetching' | 'evaluating' }
  | { status: 'retrying' }
  | {
      status: 'ready';
      module: RemoteModule;
      release: Release;
      /** The stable release that it stands in for, because that one failed. */
      insteadOf?: string | undefined;
      /** Of performance.now(). */
      since: number;
    }
  | { status: 'incompatible'; detail: string; errorId: string }
  | { status: 'failed'; reason: FailureReason; detail: string; errorId: string };

/** A failure with its reason, recognised by shape across bundles. */
export interface LoadFailure {
  loadFailure: FailureReason;
  detail: string;
}

export const loadFailure = (reason: FailureReason, detail: string): LoadFailure => ({
  loadFailure: reason,
  detail,
});

/** Whatever was thrown, with its reason: what nobody named happened while the remote's code ran. */
export const toLoadFailure = (thrown: unknown): LoadFailure =>
  isLoadFailure(thrown) ? thrown : loadFailure('evaluation', String(thrown));

export const isLoadFailure = (value: unknown): value is LoadFailure =>
  typeof value === 'object' && value !== null && 'loadFailure' in value;
