import { newId } from '@extranet/shared/http';
import { catalogueChanged } from '@extranet/shared/remote';
import { call, put, race, select, take, takeLatest, takeLeading } from '@extranet/shared/saga';
import { uploading } from '@extranet/shared/uploads';
import { refusalOf } from '../refusals.ts';
import { recallColumns, rememberColumns } from './columns-memory.ts';
import {
  importColumnsPicked,
  importFileApplied,
  importFileApplyAsked,
  importFileDropped,
  importFileLeft,
  importFileLooked,
  importFileProgressed,
  importFileReceived,
  importFileRefused,
  selectFileImport,
} from './file-import.slice.ts';
import { postApply, postLook } from './imports.api.ts';

const OVER = [importFileLeft.type, importFileDropped.type];

export function* fileImportSaga() {
  // A new file replaces the one before.
  yield* takeLatest(importFileDropped, upload);
  // The file is looked at with the columns that were chosen last.
  yield* takeLatest([importFileReceived.type, importColumnsPicked.type], lookUnlessLeft);
  // One import at a time, however often the button is pressed.
  yield* takeLeading(importFileApplyAsked, apply);
}

function* upload({ payload: { scope, file } }: ReturnType<typeof importFileDropped>) {
  const id = newId();
  const outcome = yield* uploading({
    kind: 'ldec',
    id,
    file,
    onProgress: importFileProgressed,
    over: [importFileLeft.type],
  });
  if (!outcome) return;
  if ('error' in outcome) {
    yield* put(importFileRefused(yield* refusalOf(outcome.error)));
    return;
  }
  const sheet = outcome.received;
  yield* put(importFileReceived({ sheet, columns: recallColumns(scope.kind, sheet.headers) }));
}

function* lookUnlessLeft() {
  yield* race({ looked: call(look), over: take(OVER) });
}

function* look() {
  const { scope, sheet, columns } = yield* select(selectFileImport);
  if (!scope || !sheet) return;
  const { kind, customer } = scope;
  const chosen = Object.fromEntries(Object.entries(columns).filter(([, head]) => head !== ''));
  try {
    const found = yield* call(postLook, {
      ...{ kind, path: sheet.path, columns: chosen },
      ...(customer !== null && { customer }),
    });
    yield* put(importFileLooked(found));
  } catch (error) {
    yield* put(importFileRefused(yield* refusalOf(error)));
  }
}

function* apply({ payload: id }: ReturnType<typeof importFileApplyAsked>) {
  const { scope, sheet, columns } = yield* select(selectFileImport);
  try {
    const applied = yield* call(postApply, id);
    if (scope && sheet) rememberColumns(scope.kind, sheet.headers, columns);
    yield* put(importFileApplied(applied));
    yield* put(catalogueChanged());
  } catch (error) {
    yield* put(importFileRefused(yield* refusalOf(error)));
  }
}
