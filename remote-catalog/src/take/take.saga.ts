import { toFailure } from '@extranet/shared/http';
import { cartChanged } from '@extranet/shared/remote';
import { call, put, takeEvery } from '@extranet/shared/saga';
import { postTaken } from './take.api.ts';
import { takeAsked, taken, takeRefused } from './take.slice.ts';

export function* takeSaga() {
  // Each product for itself: its button passes over a second click, and another product need not wait.
  yield* takeEvery(takeAsked, add);
}

function* add({ payload }: ReturnType<typeof takeAsked>) {
  const { prodId } = payload;
  try {
    const askedAt = performance.now();
    const cart = yield* call(postTaken, payload);
    yield* put(taken(prodId));
    yield* put(cartChanged({ cart, askedAt, answeredAt: performance.now() }));
  } catch (error) {
    yield* put(takeRefused({ prodId, refusal: toFailure(error).message }));
  }
}
