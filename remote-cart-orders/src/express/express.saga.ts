import { call, debounce, put, select, takeLeading } from '@extranet/shared/saga';
import { cartAnswered } from '../facts.ts';
import { toRefusal } from '../failure.ts';
import { selectCartOrders } from '../state.ts';
import { checkReference, fetchHarnessReferences, postExpressOrder } from './express.api.ts';
import {
  expressInCart,
  expressOrdered,
  expressRefused,
  lineAccepted,
  lineSubmitted,
  referencesSuggested,
  referenceTyped,
} from './express.slice.ts';

const DEBOUNCE_MS = 200;
const PREFIX_MIN = 2;

export function* expressSaga() {
  yield* debounce(DEBOUNCE_MS, referenceTyped, suggest);
  // takeLeading: a double click adds one line, and orders once.
  yield* takeLeading(lineSubmitted, check);
  yield* takeLeading(expressOrdered, order);
}

function* suggest({ payload }: ReturnType<typeof referenceTyped>) {
  const prefix = payload.trim();
  try {
    const found = prefix.length < PREFIX_MIN ? [] : yield* call(fetchHarnessReferences, prefix);
    yield* put(referencesSuggested(found));
  } catch (error) {
    // The reference can still be typed whole.
    console.warn('[express] no suggestions', error);
    yield* put(referencesSuggested([]));
  }
}

function* check({ payload: { ref, qty } }: ReturnType<typeof lineSubmitted>) {
  try {
    const { prodRef, orderable } = yield* call(checkReference, ref);
    if (orderable) yield* put(lineAccepted({ ref: prodRef, qty }));
    else yield* put(expressRefused({ code: 'express.notOrderable', status: 409, message: '' }));
  } catch (error) {
    const failure = toRefusal(error);
    const unknown = failure.status === 404;
    yield* put(expressRefused(unknown ? { ...failure, code: 'express.unknown' } : failure));
  }
}

function* order() {
  const { lines } = (yield* select(selectCartOrders)).express;
  try {
    yield* put(cartAnswered(yield* call(postExpressOrder, lines)));
    yield* put(expressInCart());
  } catch (error) {
    yield* put(expressRefused(toRefusal(error)));
  }
}
