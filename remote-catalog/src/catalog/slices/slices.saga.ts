import { toRefusal } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { askWhileTyping, call, delay, put, select, takeLatest, withAbort } from '@extranet/shared/saga';
import { createAction } from '@extranet/shared/store';
import { catalogueTooLarge } from '../catalog.slice.ts';
import { TYPING_MS } from '../pace.ts';
import { type Question, SLICE_ROWS, sliceAsked, sliceRetried, slicesSeen } from '../sliced.ts';
import { CountedFacets } from './CountedFacets.ts';
import { fetchFacets, fetchSlice } from './slices.api.ts';
import { facetsRead, questionAnswered, selectSlices, sliceArrived, sliceFailed } from './slices.slice.ts';

const slicesOutdated = createAction('catalog/slicesOutdated');

/** Who scrolls past a slice does not want it. */
const SCROLLING_MS = 60;
/** What can be printed is fetched once the question rests (PRINTED_MAX of the table). */
const RESTING_MS = 400;
const PRINTED_MAX = 600;

export function* slicesSaga() {
  yield* askWhileTyping({ typed: sliceAsked, pauseMs: TYPING_MS, ask: askIfNew });
  yield* takeLatest(slicesSeen, function* seen() {
    yield* delay(SCROLLING_MS);
    yield* withAbort(askForView);
  });
  yield* takeLatest([sliceRetried, connectionRestored], tryAgain);
  yield* takeLatest(slicesOutdated, function* outdated() {
    yield* withAbort(askAnew);
  });
  // Also when the catalogue changed: then the list is asked for, and refused, again.
  yield* takeLatest(catalogueTooLarge, function* chosen({ payload: { catalogue } }) {
    yield* withAbort((signal) => readFacets(catalogue, signal));
    yield* withAbort(askAnew);
  });
}

function* askIfNew({ payload: question }: ReturnType<typeof sliceAsked>, signal: AbortSignal) {
  const { shown, wanted } = yield* select(selectSlices);
  // The rows may have been scrolled: those that were in view stay in view.
  if (shown?.question.key !== question.key) yield* ask(question, [...new Set([0, ...wanted])], signal);
  yield* delay(RESTING_MS);
  const { found } = (yield* select(selectSlices)).shown ?? {};
  if (found && found.count <= PRINTED_MAX) yield* askFor(slicesUpTo(found.count), signal);
}

const slicesUpTo = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / SLICE_ROWS) }, (_, slice) => slice);

/** The first of the slices comes with the counts, so that all belong together. */
function* ask(question: Question, slices: readonly number[], signal: AbortSignal) {
  try {
    const [first = 0, ...others] = slices;
    const { rows, found, version } = yield* call(fetchSlice, question, first, { counted: true }, signal);
    if (!found) return;
    yield* put(questionAnswered({ question, found, version, slices: { [first]: rows } }));
    yield* askFor(others, signal);
  } catch (error) {
    yield* put(sliceFailed(toRefusal(error)));
  }
}

function* askForView(signal: AbortSignal) {
  const { wanted } = yield* select(selectSlices);
  yield* askFor(wanted, signal);
}

/** Those of them that are not here yet. */
function* askFor(slices: readonly number[], signal: AbortSignal) {
  for (const slice of slices) {
    const { shown } = yield* select(selectSlices);
    if (!shown || slice in shown.slices || slice * SLICE_ROWS >= shown.found.count) continue;
    const { question, version } = shown;
    try {
      const answer = yield* call(fetchSlice, question, slice, { counted: false }, signal);
      // The catalogue changed: what is shown and what came do not belong together.
      if (answer.version !== version) {
        yield* put(slicesOutdated());
        return;
      }
      yield* put(sliceArrived({ key: question.key, slice, rows: answer.rows }));
    } catch (error) {
      yield* put(sliceFailed(toRefusal(error)));
      return;
    }
  }
}

function* tryAgain() {
  const { status, asked } = yield* select(selectSlices);
  if (status !== 'error' || !asked) return;
  yield* put(sliceAsked(asked));
  yield* withAbort(askForView);
}

/** What is in view, if there is another version of it. */
function* askAnew(signal: AbortSignal) {
  const { asked, shown, wanted } = yield* select(selectSlices);
  if (!asked || shown?.question.key !== asked.key) return;
  yield* ask(asked, wanted, signal);
}

function* readFacets(catalogue: Parameters<typeof fetchFacets>[0], signal: AbortSignal) {
  try {
    const { makes } = yield* call(fetchFacets, catalogue, signal);
    yield* put(facetsRead({ catalogue, facets: new CountedFacets(makes) }));
  } catch {
    // The fields work without suggestions; the rows say what is wrong.
  }
}
