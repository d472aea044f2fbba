import { type Refusal, toRefusal } from '@extranet/shared/http';
import { isFileMissing } from '@extranet/shared/remote';
import { askWhileTyping, call, fork, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import {
  expressInCart,
  expressOrdered,
  expressRefused,
  lineAccepted,
  lineQuantityChosen,
  lineRefused,
  lineSubmitted,
  linesRestored,
  referenceTyped,
  selectExpress,
  suggestionsFailed,
} from './express.slice.ts';
import { keepLines } from './kept-lines.saga.ts';
import { loadWork } from './load-work.ts';

const DEBOUNCE_MS = 200;

/** What is done with all this comes after the page (load-work.ts): a file that cannot be fetched is told like a server that is silent. */
export function* expressSaga() {
  yield* takeLatest([lineAccepted, linesRestored, lineQuantityChosen], readOffers);
  yield* fork(keepLines);
  yield* askWhileTyping({
    typed: referenceTyped,
    pauseMs: DEBOUNCE_MS,
    ask: suggest,
    over: [expressInCart],
  });
  // takeLeading: what is sent while another is checked waits in the state, and is checked after it.
  yield* takeLeading(lineSubmitted, checkAll);
  // takeLeading: a double click orders once.
  yield* takeLeading(expressOrdered, order);
}

function* readOffers({ type }: { type: string }) {
  try {
    const work = yield* call(loadWork);
    yield* call(work.readOffers, type === lineQuantityChosen.type);
  } catch (error) {
    console.warn('[express] prices by quantity are unknown', error);
  }
}

function* suggest({ payload }: ReturnType<typeof referenceTyped>, signal: AbortSignal) {
  try {
    const work = yield* call(loadWork);
    yield* call(work.suggest, payload, signal);
  } catch (error) {
    console.warn('[express] suggestions are missing', error);
    yield* put(suggestionsFailed());
  }
}

/** Each of those that wait is told, so that none is lost. */
function* checkAll() {
  try {
    const work = yield* call(loadWork);
    yield* call(work.checkAll);
  } catch (error) {
    while ((yield* select(selectExpress)).waiting.length > 0) yield* put(lineRefused(toFailure(error)));
  }
}

function* order() {
  try {
    const work = yield* call(loadWork);
    yield* call(work.order);
  } catch (error) {
    yield* put(expressRefused(toFailure(error)));
  }
}

/** A file that does not come is a server that is not reached. */
const toFailure = (error: unknown): Refusal =>
  isFileMissing(error) ? { code: 'network.unreachable', status: 0, message: '' } : toRefusal(error);
