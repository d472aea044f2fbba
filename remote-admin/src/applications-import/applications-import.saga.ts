import { newId } from '@extranet/shared/http';
import { catalogueChanged } from '@extranet/shared/remote';
import { call, put, race, take, takeLatest, takeLeading } from '@extranet/shared/saga';
import { uploading } from '@extranet/shared/uploads';
import { refusalOf } from '../refusals.ts';
import { fetchImports, postApply, postFile, postUndo } from './applications-import.api.ts';
import {
  applyAsked,
  fileDropped,
  fileProgressed,
  fileReceived,
  importApplied,
  importDropped,
  importRefused,
  importsFailed,
  importsLeft,
  importsOpened,
  importsRead,
  importUndone,
  previewRead,
  undoAsked,
  undoRefused,
} from './applications-import.slice.ts';

export function* applicationsImportSaga() {
  yield* takeLatest(importsOpened, readImports);
  // A new file replaces the one before.
  yield* takeLatest(fileDropped, preview);
  yield* takeLeading(applyAsked, apply);
  yield* takeLeading(undoAsked, undo);
}

function* readImports() {
  try {
    yield* put(importsRead(yield* call(fetchImports)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the imports of applications could not be loaded', code);
    yield* put(importsFailed());
  }
}

function* preview({ payload: file }: ReturnType<typeof fileDropped>) {
  const over = [importDropped, importsLeft].map(({ type }) => type);
  const outcome = yield* uploading({ kind: 'ldec', id: newId(), file, onProgress: fileProgressed, over });
  if (!outcome) return;
  if ('error' in outcome) {
    yield* put(importRefused(yield* refusalOf(outcome.error)));
    return;
  }
  yield* put(fileReceived());
  yield* race({ read: call(readPreview, outcome.received.path), left: take(over) });
}

function* readPreview(path: string) {
  try {
    yield* put(previewRead(yield* call(postFile, path)));
  } catch (error) {
    yield* put(importRefused(yield* refusalOf(error)));
  }
}

function* apply({ payload }: ReturnType<typeof applyAsked>) {
  try {
    yield* put(importApplied(yield* call(postApply, payload)));
    yield* put(catalogueChanged());
  } catch (error) {
    yield* put(importRefused(yield* refusalOf(error)));
  }
}

function* undo({ payload }: ReturnType<typeof undoAsked>) {
  try {
    yield* put(importUndone(yield* call(postUndo, payload.row.impId, payload.leaveChanged)));
    yield* put(catalogueChanged());
  } catch (error) {
    yield* put(undoRefused(yield* refusalOf(error)));
  }
}
