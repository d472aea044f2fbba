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
  /** Actions after which the file is no longer needed, because its form was closed or another one opened. */
  over: string[] | ((action: Action) => boolean);
}

/** The result of an upload; undefined when it was cancelled. */
export type UploadOutcome = { received: UploadResponse } | { error: unknown };

/**
 * An upload belongs to the form that began it. Its request is aborted by an `over` action or when its saga is cancelled, so that
 * its result cannot end up in the next form.
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
  let report = (_progress: number) => {};
  // The channel has no buffer: progress reported while the previous value is being shown may be lost.
  const progress = eventChannel<number>((emit) => {
    report = emit;
    return () => {};
  });
  const outcome = uploadFile(kind, file, {
    id,
    signal: abort.signal,
    onProgress: (share) => report(share),
  }).then(
    (received): UploadOutcome => ({ received }),
    (error: unknown): UploadOutcome => ({ error }),
  );
  return { progress, outcome, abort };
}
