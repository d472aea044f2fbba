import type { Action } from 'redux';
import { type EventChannel, eventChannel } from 'redux-saga';
import { call, put, race, take } from 'typed-redux-saga';
import type { UploadKind, UploadResponse } from '../contracts/index.ts';
import { uploadFile } from './upload-file.ts';

interface Upload {
  kind: UploadKind;
  id: string;
  file: File;
  onProgress: (progress: number) => Action;
  /** Facts after which nobody waits for the file any more: its form was closed, or another one opened. */
  over: string[] | ((action: Action) => boolean);
}

/** What became of an upload; nothing, when it was over before. */
export type UploadOutcome = { received: UploadResponse } | { error: unknown };

/**
 * An upload belongs to the form that began it. Left alone, or cancelled with its saga, its request is given up: it cannot
 * land in the form that comes next.
 */
export function* uploading({ kind, id, file, onProgress, over }: Upload) {
  const { progress, outcome, abort } = send(kind, id, file);
  try {
    const first = yield* race({
      outcome: call(() => outcome),
      progress: call(follow, progress, onProgress),
      over: take(over),
    });
    return first.outcome;
  } finally {
    progress.close();
    abort.abort();
  }
}

function* follow(progress: EventChannel<number>, onProgress: Upload['onProgress']) {
  while (true) yield* put(onProgress(yield* take(progress)));
}

function send(kind: UploadKind, id: string, file: File) {
  const abort = new AbortController();
  let tell = (_share: number) => {};
  // Nobody misses a share of the way that comes while the one before is shown.
  const progress = eventChannel<number>((emit) => {
    tell = emit;
    return () => {};
  });
  const outcome = uploadFile(kind, file, {
    id,
    signal: abort.signal,
    onProgress: (share) => tell(share),
  }).then(
    (received): UploadOutcome => ({ received }),
    (error: unknown): UploadOutcome => ({ error }),
  );
  return { progress, outcome, abort };
}
