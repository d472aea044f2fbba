import { newId } from '@extranet/shared/http';
import { catalogueChanged } from '@extranet/shared/remote';
import { call, delay, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { uploading } from '@extranet/shared/uploads';
import { refusalOf } from '../refusals.ts';
import { postImport } from './catalogue-import.api.ts';
import {
  columnsChosen,
  effectsRead,
  importCancelled,
  importDone,
  importLeft,
  importRefused,
  importSubmitted,
  sheetDropped,
  sheetReceived,
  uploadFailed,
  uploadProgressed,
} from './catalogue-import.slice.ts';

export function* importSaga() {
  // A new file replaces the one before.
  yield* takeLatest(sheetDropped, upload);
  // The file is read again for each choice of columns: whoever still chooses waits.
  yield* takeLatest([columnsChosen.type, importSubmitted.type, importCancelled.type], tryColumns);
  // One import at a time, however often the button is pressed.
  yield* takeLeading(importSubmitted, runImport);
}

function* upload({ payload: file }: ReturnType<typeof sheetDropped>) {
  const id = newId();
  const over = [importCancelled, importLeft].map(({ type }) => type);
  const outcome = yield* uploading({ kind: 'ldec', id, file, onProgress: uploadProgressed, over });
  if (!outcome) return;
  if ('received' in outcome) yield* put(sheetReceived({ ...outcome.received, key: `ldec:${id}` }));
  else yield* put(uploadFailed(yield* refusalOf(outcome.error)));
}

const CHOOSING_MS = 400;

function* tryColumns(action: ReturnType<typeof columnsChosen> | { type: string }) {
  if (!columnsChosen.match(action) || !action.payload) return;
  yield* delay(CHOOSING_MS);
  try {
    yield* put(effectsRead(yield* call(postImport, { ...action.payload, tryOnly: true })));
  } catch (error) {
    yield* put(importRefused(yield* refusalOf(error)));
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
