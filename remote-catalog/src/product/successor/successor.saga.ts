import { toFailure } from '@extranet/shared/http';
import { cartChanged } from '@extranet/shared/remote';
import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { fetchSuccessor, postSuccessor } from './successor.api.ts';
import {
  successorAddAsked,
  successorAdded,
  successorAddFailed,
  successorAsked,
  successorRead,
} from './successor.slice.ts';

export function* successorSaga() {
  yield* takeLatest(successorAsked, load);
  // A second click while the first is on its way adds nothing more.
  yield* takeLeading(successorAddAsked, add);
}

/** Nothing is said when it cannot be read: the dialog still has the phone. */
function* load({ payload: ref }: ReturnType<typeof successorAsked>) {
  try {
    const { product } = yield* call(fetchSuccessor, ref);
    yield* put(successorRead({ ref, product }));
  } catch (error) {
    console.warn(`[catalog] successor: ${toFailure(error).code}`);
  }
}

function* add({ payload }: ReturnType<typeof successorAddAsked>) {
  try {
    const askedAt = performance.now();
    const cart = yield* call(postSuccessor, payload);
    yield* put(successorAdded(payload.prodId));
    yield* put(cartChanged({ cart, askedAt, answeredAt: performance.now() }));
  } catch (error) {
    yield* put(successorAddFailed(toFailure(error).message));
  }
}
