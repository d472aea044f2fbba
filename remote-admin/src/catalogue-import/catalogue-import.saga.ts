import { catalogueChanged } from '@extranet/shared/remote';
import { call, put, race, take, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { uploading } from '../uploads.ts';
import { postImport } from './catalogue-import.api.ts';
import {
  importCancelled,
  importDone,
  importRefused,
  importSubmitted,
  sheetDropped,
  sheetReceived,
  uploadFailed,
  uploadWent,
} from './catalogue-import.slice.ts';

export function* importSaga() {
  // Another file takes the place of the one before.
  yield* takeLatest(sheetDropped, upload);
  // One import at a time, however often the button is pressed.
  yield* takeLeading(importSubmitted, runImport);
}

function* upload({ payload: file }: ReturnType<typeof sheetDropped>) {
  const key = `ldec:${crypto.randomUUID()}`;
  const channel = yield* call(uploading, 'ldec' as const, key.slice('ldec:'.length), file);
  while (true) {
    const { event, cancelled } = yield* race({ event: take(channel), cancelled: take(importCancelled) });
    if (event?.type === 'progress') {
      yield* put(uploadWent(event.progress));
      continue;
    }
    channel.close();
    if (cancelled) return;
    if (event?.type === 'done') yield* put(sheetReceived({ ...event.file, key }));
    if (event?.type === 'failed') yield* put(uploadFailed(yield* refusalOf(event.error)));
    return;
  }
}

function* runImport({ payload }: ReturnType<typeof importSubmitted>) {
  try {
    yield* put(importDone(yield* call(postImport, payload)));
    yield* put(catalogueChanged());
  } catch (error) {
    yield* put(importRefused(yield* refusalOf(error)));
  }
}
