import { catalogueChanged } from '@extranet/shared/remote';
import { call, put, select, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { deletePlan, fetchImports, fetchLines, postPlan, postUndo } from './imports.api.ts';
import {
  differenceOpened,
  importChangeAsked,
  importChanged,
  importChangeRefused,
  lastImportsFailed,
  lastImportsOpened,
  lastImportsRead,
  linesFailed,
  linesRead,
  moreAsked,
  selectImports,
  shownLines,
} from './imports.slice.ts';

const PAGE = 200;

export function* importsSaga() {
  yield* takeLatest(lastImportsOpened, readImports);
  // Each import by itself; of its views the one that was chosen last counts.
  yield* takeEvery(differenceOpened, readLines);
  yield* takeLeading(moreAsked, readLines);
  // One change at a time, however often the button is pressed.
  yield* takeLeading(importChangeAsked, change);
}

function* readImports({ payload: kind }: ReturnType<typeof lastImportsOpened>) {
  try {
    yield* put(lastImportsRead(yield* call(fetchImports, kind)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the imports could not be loaded', code);
    yield* put(lastImportsFailed());
  }
}

function* readLines({ payload: { id } }: ReturnType<typeof differenceOpened | typeof moreAsked>) {
  const { view, lines, total, status } = shownLines(yield* select(selectImports), id);
  const offset = lines.length;
  if (status === 'success' && offset >= total) return;
  try {
    const page = yield* call(fetchLines, id, view, offset, PAGE);
    yield* put(linesRead({ id, view, offset, ...page }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the lines of the import could not be loaded', code);
    yield* put(linesFailed({ id, view }));
  }
}

function* change({
  payload: { id, way, day = '', leaveChanged = false },
}: ReturnType<typeof importChangeAsked>) {
  try {
    const row =
      way === 'plan'
        ? yield* call(postPlan, id, day)
        : way === 'unplan'
          ? yield* call(deletePlan, id)
          : yield* call(postUndo, id, leaveChanged);
    yield* put(importChanged(row));
    if (way === 'undo') yield* put(catalogueChanged());
  } catch (error) {
    yield* put(importChangeRefused(yield* refusalOf(error)));
  }
}
