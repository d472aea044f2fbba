import type { Fit } from '@extranet/shared/contracts';
import { toFailure, toRefusal } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { askWhileTyping, call, delay, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { selectWords, wordsFailed, wordsFound, wordsOpened } from '../words.slice.ts';
import { partAsked, partRequestFailed, partRequestTaken } from './request.slice.ts';
import { askForPart, askSearch, fetchFitting } from './search.api.ts';
import {
  fittingRead,
  isLongEnough,
  searchAnswered,
  searchFailed,
  searchTyped,
  selectSearch,
} from './search.slice.ts';

/** A letter is asked for at once, unless the one before was asked for less than this ago: ten questions a second at most. */
const PACE_MS = 100;
/** Where one catalogue alone is shown there is room for more than of three. */
const ROWS_OF_ONE = 20;
const ROWS_OF_LIST = 500;

export function* searchSaga() {
  const untilNext = createPace();
  yield* askWhileTyping({
    typed: searchTyped,
    pauseMs: 0,
    *ask(action, signal) {
      if (!isLongEnough(action.payload.text)) return;
      const wait = untilNext();
      if (wait > 0) yield* delay(wait);
      yield* search(action, signal);
    },
  });
  yield* takeLatest(searchAnswered, ({ payload }) => judge(payload.question));
  yield* takeLatest(wordsOpened, ({ payload }) => judge(payload));
  yield* takeLatest(wordsOpened, openWords);
  // A second click on the same form asks once.
  yield* takeLeading(partAsked, ask);
  yield* takeLatest(connectionRestored, tryAgain);
}

/** How long to wait; the question is taken for asked then, also when a further letter takes its place. */
function createPace(): () => number {
  let next = 0;
  return () => {
    const now = performance.now();
    // Of letters that wait, the last one is asked for, when the first of them would have been.
    if (next - PACE_MS <= now) next = Math.max(now, next) + PACE_MS;
    return Math.max(0, next - PACE_MS - now);
  };
}

function* search({ payload: question }: ReturnType<typeof searchTyped>, signal: AbortSignal) {
  const { text, catalogue, vehicle: v } = question;
  // Of all catalogues, also when one is chosen: each says how many it has, and another one is shown at once.
  const asked = { q: text.trim(), ...(catalogue && { n: ROWS_OF_ONE }), ...(v && { v }) };
  try {
    yield* put(searchAnswered({ question, answer: yield* call(askSearch, asked, signal) }));
  } catch (error) {
    yield* put(searchFailed(toRefusal(error)));
  }
}

/** Which of the rows fit the chosen vehicle: read once for each vehicle. Without an answer none is marked. */
function* judge({ vehicle }: { vehicle: string }) {
  if (vehicle === '' || (yield* select(selectSearch)).fitting.vehicle === vehicle) return;
  try {
    const { fits, leftOut } = yield* call(fetchFitting, vehicle);
    const ids = (list: readonly Fit[]) => list.map(({ prodId }) => prodId);
    const isSure = ({ reason }: Fit) => reason.code === 'fits';
    const onCondition = ids(fits.filter((fit) => !isSure(fit)));
    yield* put(
      fittingRead({ vehicle, prodIds: ids(fits.filter(isSure)), onCondition, leftOut: ids(leftOut) }),
    );
  } catch (error) {
    console.warn(`[catalog] what fits, for the search: ${toFailure(error).code}`);
  }
}

/** Of all catalogues, whichever is shown: each says how many it has. */
function* openWords({ payload: { q, vehicle: v, as } }: ReturnType<typeof wordsOpened>) {
  const asked = { q, n: ROWS_OF_LIST, ...(v && { v }), ...(as && { as }) };
  try {
    yield* put(wordsFound(yield* call(askSearch, asked)));
  } catch (error) {
    yield* put(wordsFailed(toRefusal(error)));
  }
}

function* ask({ payload }: ReturnType<typeof partAsked>) {
  try {
    yield* call(askForPart, payload);
    yield* put(partRequestTaken());
  } catch (error) {
    yield* put(partRequestFailed(toRefusal(error)));
  }
}

/** Repeats what failed when the connection is back. A request for a part is sent by a person only. */
function* tryAgain() {
  const { status, asked } = yield* select(selectSearch);
  if (status === 'error') yield* put(searchTyped(asked));
  const list = yield* select(selectWords);
  if (list.status === 'error' && list.asked) yield* put(wordsOpened(list.asked));
}
