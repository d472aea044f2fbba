import { toRefusal } from '@extranet/shared/http';
import { catalogueChanged, connectionRestored } from '@extranet/shared/remote';
import { askWhileTyping, call, cancelled, delay, put, select, takeLatest } from '@extranet/shared/saga';
import { type CatalogueAnswer, fetchCatalogue, fetchQuick } from './catalog.api.ts';
import {
  arrivalShown,
  catalogueChosen,
  catalogueFailed,
  catalogueRead,
  quickFailed,
  quickFound,
  rowsArrived,
  searchAsked,
  searchKey,
  selectList,
} from './catalog.slice.ts';
import { type Source, sourceKey } from './source.ts';

/** How long the bar stays after the data (C2.22). */
const BAR_MS = 500;
/** Between two keystrokes of somebody who types. */
const TYPING_MS = 80;
/** The count of what has arrived is for reading: it need not follow every piece. */
const REPORT_MS = 200;

/** takeLatest: a list that was left must not land on the one that came after it. */
export function* listSaga() {
  yield* takeLatest(catalogueChosen, loadCatalogue);
  yield* askWhileTyping({ typed: searchAsked, pauseMs: TYPING_MS, ask: searchMeanwhile });
  yield* takeLatest(connectionRestored, tryAgain);
  yield* takeLatest(catalogueChanged, readAgain);
}

function* loadCatalogue({ payload: source }: ReturnType<typeof catalogueChosen>) {
  const abort = new AbortController();
  const known = (yield* select(selectList)).loaded[sourceKey(source)];
  try {
    const answer = yield* call(fetchCatalogue, source, abort.signal);
    if (known && answer.tag !== null && answer.tag === known.tag) {
      yield* call([answer.rows, answer.rows.cancel]);
      return;
    }
    const index = yield* readIndex(source, answer);
    yield* put(catalogueRead({ source, index, tag: answer.tag }));
    yield* delay(BAR_MS);
    yield* put(arrivalShown());
  } catch (error) {
    // What was read before still serves: it is revalidated at the next visit.
    if (!known) yield* put(catalogueFailed(toRefusal(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}

function* tryAgain() {
  const { status, source } = yield* select(selectList);
  if (status === 'error' && source) yield* put(catalogueChosen(source));
}

/** What is on screen; other lists are revalidated when they are chosen. */
function* readAgain() {
  const { source } = yield* select(selectList);
  if (source) yield* put(catalogueChosen(source));
}

/** Of the catalogue's page, with which it comes: other pages need nothing of it. */
const loadReader = () => import(/* webpackChunkName: "route-catalog" */ './catalogue-reader.ts');

function* readIndex(source: Source, answer: CatalogueAnswer) {
  const { CatalogueIndex, readRows } = yield* call(loadReader);
  const index = new CatalogueIndex(source.catalogue);
  const rows = readRows(answer.rows);
  let reported = performance.now();
  try {
    for (;;) {
      const { done, value } = yield* call([rows, rows.next]);
      if (done) return index;
      index.add(value);
      if (performance.now() - reported < REPORT_MS) continue;
      reported = performance.now();
      yield* put(rowsArrived(index.rows.length));
    }
  } finally {
    if (yield* cancelled()) void rows.return();
  }
}

function* searchMeanwhile(
  { payload: { source, filters } }: ReturnType<typeof searchAsked>,
  signal: AbortSignal,
) {
  try {
    const rows = yield* call(fetchQuick, source, filters, signal);
    yield* put(quickFound({ key: searchKey(source, filters), rows }));
  } catch {
    // The whole catalogue is on its way and says what is wrong.
    yield* put(quickFailed());
  }
}
