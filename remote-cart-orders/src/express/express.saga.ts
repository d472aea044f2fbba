import { toRefusal } from '@extranet/shared/http';
import { cartChanged } from '@extranet/shared/remote';
import { ADDITIONS_MAX, isQuantity } from '@extranet/shared/rules';
import {
  askWhileTyping,
  call,
  fork,
  put,
  race,
  select,
  take,
  takeLatest,
  takeLeading,
} from '@extranet/shared/saga';
import { toCartAnswer } from '../cart-facts.ts';
import { newOffers, waitForLastChange } from '../offers.saga.ts';
import { findByReferences, findSuccessors } from '../products.api.ts';
import { isCodeOfTrade } from './code-of-trade.ts';
import { checkReference, fetchHarnessReferences, postExpressOrder } from './express.api.ts';
import {
  type ExpressEntry,
  expressInCart,
  expressOrdered,
  expressRefused,
  lineAccepted,
  lineQuantityChosen,
  lineRefused,
  lineSubmitted,
  linesRestored,
  lineUnorderable,
  offersRead,
  referencesSuggested,
  referenceTyped,
  selectExpress,
  successorFound,
  suggestionsDescribed,
  suggestionsFailed,
  wantedOf,
} from './express.slice.ts';
import { keepLines } from './kept-lines.saga.ts';

const DEBOUNCE_MS = 200;
const PREFIX_MIN = 2;

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
  if (type === lineQuantityChosen.type) yield* waitForLastChange();
  const { lines, offers } = yield* select(selectExpress);
  yield* put(offersRead(yield* call(newOffers, wantedOf(lines), offers)));
}

function* suggest({ payload }: ReturnType<typeof referenceTyped>, signal: AbortSignal) {
  const prefix = payload.trim();
  try {
    const found =
      prefix.length < PREFIX_MIN || isCodeOfTrade(prefix)
        ? []
        : yield* call(fetchHarnessReferences, prefix, signal);
    // Together with what each is: a list that grew afterwards would move under the finger.
    if (found.length > 0) yield* describe(found, signal);
    yield* put(referencesSuggested(found));
  } catch (error) {
    console.warn('[express] suggestions are missing', error);
    yield* put(suggestionsFailed());
  }
}

function* describe(found: readonly string[], signal: AbortSignal) {
  try {
    yield* put(suggestionsDescribed(yield* call(findByReferences, found, signal)));
  } catch (error) {
    console.warn('[express] suggestions without words', error);
  }
}

function* checkAll() {
  while (true) {
    const [next] = (yield* select(selectExpress)).waiting;
    if (!next) return;
    const gone = yield* call(check, next);
    // Whoever has begun another one asks no more what replaces this one.
    if (gone && (yield* select(selectExpress)).failure)
      yield* race({ offered: call(offerSuccessor, gone), begun: take([referenceTyped, lineSubmitted]) });
  }
}

/** Answers the reference that something may replace. */
function* check({ ref, qty }: ExpressEntry) {
  try {
    const { prodRef, orderable, product } = yield* call(checkReference, ref);
    const { lines } = yield* select(selectExpress);
    const existing = lines.find((line) => line.ref === prodRef);
    if (!orderable) {
      yield* put(lineUnorderable(product));
      return prodRef;
    }
    if (existing && !(isQuantity(existing.qty) && isQuantity(qty + existing.qty)))
      yield* put(refused('express.tooMany'));
    else if (!existing && lines.length >= ADDITIONS_MAX) yield* put(refused('express.tooLong'));
    else yield* put(lineAccepted({ ref: prodRef, qty, product }));
  } catch (error) {
    const failure = toRefusal(error);
    const unknown = failure.status === 404;
    yield* put(lineRefused(unknown ? { ...failure, code: 'express.unknown' } : failure));
    if (unknown) return ref;
  }
  return undefined;
}

/** Without an answer what was said stands alone. */
function* offerSuccessor(ref: string) {
  try {
    const [found] = yield* call(findSuccessors, [ref]);
    if (found) yield* put(successorFound({ ...found, ref }));
  } catch (error) {
    console.warn('[express] what replaces a reference is unknown', error);
  }
}

const refused = (code: string) => lineRefused({ code, status: 409, message: '' });

function* order() {
  const { lines } = yield* select(selectExpress);
  const entries = lines.flatMap(({ ref, qty }) => (isQuantity(qty) ? [{ ref, qty }] : []));
  try {
    const askedAt = performance.now();
    const cart = yield* call(postExpressOrder, entries);
    yield* put(cartChanged(toCartAnswer(cart, askedAt)));
    yield* put(expressInCart());
  } catch (error) {
    yield* put(expressRefused(toRefusal(error)));
  }
}
