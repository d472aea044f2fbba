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

/** A failure with its reason, recognised by its fields across bundles. */
export interface LoadFailure extends Error {
  readonly loadFailure: FailureReason;
  readonly detail: string;
}

/** The cause is what was thrown first: with its stack the console says where. */
export const loadFailure = (reason: FailureReason, detail: string, cause?: unknown): LoadFailure =>
  Object.assign(new Error(`${reason}: ${detail}`, cause === undefined ? {} : { cause }), {
    name: 'LoadFailure',
    loadFailure: reason,
    detail,
  });

/** Whatever was thrown, with its reason: what nobody named happened while the remote's code ran. */
export const toLoadFailure = (thrown: unknown): LoadFailure =>
  isLoadFailure(thrown) ? thrown : loadFailure('evaluation', String(thrown), thrown);

export const isLoadFailure = (value: unknown): value is LoadFailure =>
  typeof value === 'object' && value !== null && 'loadFailure' in value;
