import type { ProductRow } from '@extranet/shared/contracts';
import { toRefusal } from '@extranet/shared/http';
import { cartChanged } from '@extranet/shared/remote';
import { ADDITIONS_MAX, isQuantity, referenceKey } from '@extranet/shared/rules';
import { call, put, race, select, take } from '@extranet/shared/saga';
import { toCartAnswer } from '../cart-facts.ts';
import { fetchNear, isAskable } from '../near.api.ts';
import { newOffers, waitForLastChange } from '../offers.saga.ts';
import { findByReferences, findSuccessors } from '../products.api.ts';
import { isCodeOfTrade } from './code-of-trade.ts';
import { checkReference, fetchHarnessReferences, postExpressOrder } from './express.api.ts';
import {
  type ExpressEntry,
  type ExpressLine,
  expressInCart,
  lineAccepted,
  lineRefused,
  lineSubmitted,
  linesRestored,
  lineUnorderable,
  nearFound,
  offersRead,
  referencesSuggested,
  referenceTyped,
  selectExpress,
  successorFound,
  suggestionsDescribed,
  wantedOf,
} from './express.slice.ts';
import type { KeptLine } from './express-state.ts';

const PREFIX_MIN = 2;

export function* readOffers(mayChangeAgain: boolean) {
  if (mayChangeAgain) yield* waitForLastChange();
  const { lines, offers } = yield* select(selectExpress);
  yield* put(offersRead(yield* call(newOffers, wantedOf(lines), offers)));
}

export function* suggest(typed: string, signal: AbortSignal) {
  const prefix = typed.trim();
  const found =
    prefix.length < PREFIX_MIN || isCodeOfTrade(prefix)
      ? []
      : yield* call(fetchHarnessReferences, prefix, signal);
  // Together with what each is: a list that grew afterwards would move under the finger.
  if (found.length > 0) yield* describe(found, signal);
  yield* put(referencesSuggested(found));
}

function* describe(found: readonly string[], signal: AbortSignal) {
  try {
    yield* put(suggestionsDescribed(yield* call(findByReferences, found, signal)));
  } catch (error) {
    console.warn('[express] suggestions without words', error);
  }
}

export function* checkAll() {
  while (true) {
    const [next] = (yield* select(selectExpress)).waiting;
    if (!next) return;
    const gone = yield* call(check, next);
    // Whoever has begun another one asks no more what replaces this one.
    if (gone && (yield* select(selectExpress)).failure)
      yield* race({ offered: call(offerInstead, gone), begun: take([referenceTyped, lineSubmitted]) });
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
    else {
      const isRead = !isCodeOfTrade(ref) && referenceKey(ref) !== referenceKey(prodRef);
      yield* put(lineAccepted({ ref: prodRef, qty, product, ...(isRead && { written: ref }) }));
    }
  } catch (error) {
    const failure = toRefusal(error);
    const unknown = failure.status === 404;
    yield* put(lineRefused(unknown ? { ...failure, code: 'express.unknown' } : failure));
    if (unknown) return ref;
  }
  return undefined;
}

/** What replaces it, or else what it is most like. Without an answer what was said stands alone. */
function* offerInstead(ref: string) {
  try {
    const [found] = yield* call(findSuccessors, [ref]);
    if (found) yield* put(successorFound({ ...found, ref }));
    else if ((yield* select(selectExpress)).failure?.code === 'express.unknown') yield* offerNear(ref);
  } catch (error) {
    console.warn('[express] what replaces a reference is unknown', error);
  }
}

function* offerNear(ref: string) {
  const key = referenceKey(ref);
  if (!isAskable(key) || isCodeOfTrade(ref)) return;
  const [found] = yield* call(fetchNear, [key]);
  if (!found || found.near.length === 0) return;
  const products = yield* call(findByReferences, found.near);
  const byKey = new Map(products.map((product) => [product.prodRef, product]));
  // The most alike first.
  yield* put(nearFound(found.near.flatMap((near) => byKey.get(near) ?? [])));
}

const refused = (code: string) => lineRefused({ code, status: 409, message: '' });

export function* order() {
  const { lines } = yield* select(selectExpress);
  const entries = lines.flatMap(({ ref, qty }) => (isQuantity(qty) ? [{ ref, qty }] : []));
  const askedAt = performance.now();
  const cart = yield* call(postExpressOrder, entries);
  yield* put(cartChanged(toCartAnswer(cart, askedAt)));
  yield* put(expressInCart());
}

/** Words, prices and stock are asked for anew: they may have changed since. */
export function* restore(kept: readonly KeptLine[]) {
  let products: ProductRow[] = [];
  try {
    products = yield* call(
      findByReferences,
      kept.map(({ ref }) => ref),
    );
  } catch (error) {
    console.warn('[express] the lines that were typed are without words', error);
  }
  const byKey = Map.groupBy(products, ({ prodRef }) => referenceKey(prodRef));
  const lines = kept.map(({ ref, qty }): ExpressLine => {
    const [product, another] = byKey.get(referenceKey(ref)) ?? [];
    return { ref, qty, product: product && !another ? product : null };
  });
  yield* put(linesRestored(lines));
}
