export type FailureKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'hang'
  | 'integrity'
  | 'signature'
  | 'evaluation'
  | 'blocked'
  | 'contract'
  | 'render'
  | 'saga';

/** Why a remote cannot be shown. The cause is what was thrown first: with its stack the console says where. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly kind: FailureKind;
  readonly detail: string;

  constructor(kind: FailureKind, detail: string, cause?: unknown) {
    super(`${kind}: ${detail}`, cause === undefined ? {} : { cause });
    this.kind = kind;
    this.detail = detail;
  }
}

/** Any other error was thrown while the remote's own code ran. */
export const toLoadFailure = (thrown: unknown, kind: FailureKind = 'evaluation'): LoadFailure =>
  thrown instanceof LoadFailure ? thrown : new LoadFailure(kind, String(thrown), thrown);
