import { toRefusal } from '@extranet/shared/http';
import { catalogueChanged, connectionRestored } from '@extranet/shared/remote';
import {
  askWhileTyping,
  call,
  cancelled,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeLatest,
} from '@extranet/shared/saga';
import { fetchCatalogue, fetchQuick } from './catalog.api.ts';
import {
  catalogueChosen,
  catalogueFailed,
  catalogueRead,
  catalogueTooLarge,
  progressBarHidden,
  quickFailed,
  quickFound,
  rowsArrived,
  searchAsked,
  searchKey,
  searchSent,
  selectList,
} from './catalog.slice.ts';
import { type Source, sourceKey } from './source.ts';

/** How long the progress bar stays after the data has loaded (C2.22). */
const BAR_MS = 500;
/** Minimum time between two updates of the shown row count. */
const REPORT_MS = 200;
/** How long reading the list waits for the answer to what is being typed. */
const GIVE_WAY_MS = 1_000;
/** And for its rows to be shown. */
const SHOW_MS = 100;

/** takeLatest: a late answer must not replace a list that was chosen later. */
export function* listSaga() {
  yield* takeLatest(catalogueChosen, loadCatalogue);
  // The fields have waited for a pause (useTypedFilters).
  yield* askWhileTyping({ typed: searchAsked, pauseMs: 0, ask: searchMeanwhile });
  yield* takeLatest(connectionRestored, tryAgain);
  yield* takeLatest(catalogueChanged, readAgain);
}

function* loadCatalogue({ payload: source }: ReturnType<typeof catalogueChosen>) {
  const abort = new AbortController();
  const known = (yield* select(selectList)).loaded[sourceKey(source)];
  try {
    const answer = yield* call(fetchCatalogue, source, abort.signal);
    if (answer.rows === null) {
      const { addSlicesPart } = yield* call(loadSlices);
      addSlicesPart();
      yield* put(catalogueTooLarge(source));
      return;
    }
    if (known && answer.tag !== null && answer.tag === known.tag) {
      yield* call([answer.rows, answer.rows.cancel]);
      return;
    }
    // By call: a saga that is cancelled inside of `yield*` goes on, with the sign of its cancellation for an index.
    const index = yield* call(readIndex, source, answer.rows);
    yield* put(catalogueRead({ source, index, tag: answer.tag }));
    yield* delay(BAR_MS);
    yield* put(progressBarHidden());
  } catch (error) {
    // A list loaded before is still shown: it is revalidated at the next visit.
    if (!known) yield* put(catalogueFailed(toRefusal(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}

function* tryAgain() {
  const { status, source } = yield* select(selectList);
  if (status === 'error' && source) yield* put(catalogueChosen(source));
}

/** Reloads only the list on screen; other lists are revalidated when they are chosen. */
function* readAgain() {
  const { source } = yield* select(selectList);
  if (source) yield* put(catalogueChosen(source));
}

/** Only for a list that is too large to be held. */
const loadSlices = () => import(/* webpackChunkName: "catalogue-slices" */ './slices/slices.part.ts');

/** In the chunk of the catalogue page, because no other page needs it. */
const loadReader = () => import(/* webpackChunkName: "route-catalog" */ './catalogue-reader.ts');

function* readIndex(source: Source, stream: ReadableStream<Uint8Array>) {
  const { CatalogueIndex, readRows } = yield* call(loadReader);
  const index = new CatalogueIndex(source.catalogue);
  const rows = readRows(stream);
  let reported = performance.now();
  let gaveWayTo = '';
  try {
    for (;;) {
      const { asked, quick } = yield* select(selectList);
      if (asked !== quick.key && asked !== gaveWayTo) {
        gaveWayTo = asked;
        yield* call(giveWay);
      }
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

/** Somebody waits for the rows of what was typed, and nobody for the list: it is not read meanwhile. */
function* giveWay() {
  yield* race({ answered: take([quickFound, quickFailed]), late: delay(GIVE_WAY_MS) });
  yield* delay(SHOW_MS);
}

/** After the request has left: what is rendered then would keep it. */
function* tellSent() {
  yield* delay(0);
  yield* put(searchSent());
}

function* searchMeanwhile(
  { payload: { source, filters } }: ReturnType<typeof searchAsked>,
  signal: AbortSignal,
) {
  try {
    yield* fork(tellSent);
    const rows = yield* call(fetchQuick, source, filters, signal);
    yield* put(quickFound({ key: searchKey(source, filters), rows }));
  } catch {
    // No error message: loading the whole catalogue reports the same problem.
    yield* put(quickFailed());
  }
}
