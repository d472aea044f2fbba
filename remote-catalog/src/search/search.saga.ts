import { toFailure, toRefusal } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { askWhileTyping, call, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
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

/** Shorter than between two keys of who types fast: such a word is asked for once, and 120 ms are kept. */
const TYPING_MS = 50;
/** Of one catalogue alone there is room for more than of three. */
const ROWS_OF_ONE = 20;
const ROWS_OF_LIST = 500;

export function* searchSaga() {
  yield* askWhileTyping({ typed: searchTyped, pauseMs: TYPING_MS, ask: search });
  yield* takeLatest(searchAnswered, judge);
  yield* takeLatest(wordsOpened, openWords);
  // A second click on the same form asks once.
  yield* takeLeading(partAsked, ask);
  yield* takeLatest(connectionRestored, tryAgain);
}

function* search({ payload: question }: ReturnType<typeof searchTyped>, signal: AbortSignal) {
  const { text, catalogue: c, vehicle: v } = question;
  if (!isLongEnough(text)) return;
  const asked = { q: text.trim(), ...(c && { c, n: ROWS_OF_ONE }), ...(v && { v }) };
  try {
    yield* put(searchAnswered({ question, answer: yield* call(askSearch, asked, signal) }));
  } catch (error) {
    yield* put(searchFailed(toRefusal(error)));
  }
}

/** Which of the rows fit the chosen vehicle: read once for each vehicle. Without an answer none is marked. */
function* judge({ payload: { question } }: ReturnType<typeof searchAnswered>) {
  const { vehicle } = question;
  if (vehicle === '' || (yield* select(selectSearch)).fitting.vehicle === vehicle) return;
  try {
    const { fits } = yield* call(fetchFitting, vehicle);
    const surely = fits.filter(({ reason }) => reason.code === 'fits');
    yield* put(fittingRead({ vehicle, prodIds: surely.map(({ prodId }) => prodId) }));
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
