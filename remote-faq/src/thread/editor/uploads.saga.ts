import { toFailure } from '@extranet/shared/http';
import { type Action, all, call, eventChannel, put, race, take, takeEvery } from '@extranet/shared/saga';

import { contributionSaved, type Refusal, threadOpened } from '../thread.facts.ts';
import {
  contributionBegun,
  editingBegun,
  editorClosed,
  type PictureUpload,
  picturesChosen,
  uploadDone,
  uploadDropped,
  uploadProgressed,
  uploadRefused,
  uploadRetried,
} from './editor.slice.ts';
import { uploadPicture } from './uploads.api.ts';

type News = { progress: number } | { path: string } | { refusal: Refusal };

/** takeEvery: several pictures travel at once, each with a bar of its own. */
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

/** Ends with the upload, and before it when the picture is no longer wanted. */
function* upload({ id, file }: PictureUpload) {
  const channel = yield* call(travelling, id, file);
  try {
    while (true) {
      const { news, dropped } = yield* race({ news: take(channel), dropped: take(ends(id)) });
      if (dropped || !news) return;
      if ('progress' in news) yield* put(uploadProgressed({ id, progress: news.progress }));
      else if ('path' in news) return yield* put(uploadDone({ id, path: news.path }));
      else return yield* put(uploadRefused({ id, refusal: news.refusal }));
    }
  } finally {
    channel.close();
  }
}

const travelling = (id: string, file: File) =>
  eventChannel<News>((emit) => {
    const control = new AbortController();
    const onProgress = (progress: number) => emit({ progress });
    uploadPicture(file, { id, onProgress, signal: control.signal }).then(
      ({ path }) => emit({ path }),
      (error: unknown) => {
        if (control.signal.aborted) return;
        console.warn(`[faq] ${file.name} could not be uploaded`, error);
        const { code, message } = toFailure(error);
        emit({ refusal: { code, message } });
      },
    );
    return () => control.abort();
  });

const OVER = [contributionBegun, editingBegun, editorClosed, contributionSaved, threadOpened];

const ends = (id: string) => (action: Action) =>
  (uploadDropped.match(action) && action.payload === id) || OVER.some((fact) => fact.match(action));
