import { toRefusal } from '@extranet/shared/http';
import { type Action, all, call, put, takeEvery } from '@extranet/shared/saga';
import { uploading } from '@extranet/shared/uploads';
import { contributionSaved, threadOpened } from '../thread.facts.ts';
import {
  contributionBegun,
  editingBegun,
  editingCancelled,
  editorClosed,
  type PictureUpload,
  picturesChosen,
  uploadDone,
  uploadDropped,
  uploadProgressed,
  uploadRefused,
  uploadRetried,
} from './editor.slice.ts';

/** takeEvery: several pictures are uploaded at once, each with its own progress bar. */
export function* uploadsSaga() {
  yield* takeEvery(picturesChosen, uploadAll);
  yield* takeEvery(uploadRetried, uploadAgain);
}

function* uploadAll({ payload }: ReturnType<typeof picturesChosen>) {
  yield* all(payload.map((picture) => call(upload, picture)));
}

function* uploadAgain({ payload }: ReturnType<typeof uploadRetried>) {
  yield* call(upload, payload);
}

/** Ends with the upload, or earlier when the picture is no longer needed. */
function* upload({ id, file }: PictureUpload) {
  const onProgress = (progress: number) => uploadProgressed({ id, progress });
  const outcome = yield* uploading({ kind: 'faq', id, file, onProgress, over: cancels(id) });
  if (!outcome) return;
  if ('received' in outcome) {
    yield* put(uploadDone({ id, path: outcome.received.path }));
    return;
  }
  console.warn(`[faq] ${file.name} could not be uploaded`, outcome.error);
  yield* put(uploadRefused({ id, refusal: toRefusal(outcome.error) }));
}

const CANCELLED_BY = [
  contributionBegun,
  editingBegun,
  editorClosed,
  editingCancelled,
  contributionSaved,
  threadOpened,
];

const cancels = (id: string) => (action: Action) =>
  (uploadDropped.match(action) && action.payload === id) || CANCELLED_BY.some((fact) => fact.match(action));
