import { toRefusal } from '@extranet/shared/http';
import { cartChanged, connectionRestored, selectVehicle } from '@extranet/shared/remote';
import { call, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { cartOf, replaceFitting, undoReplacement } from './cart.saga.ts';
import { fetchFitting, postParts } from './fitting.api.ts';
import {
  cartAsked,
  fittingFailed,
  fittingOpened,
  fittingRead,
  fittingReplaced,
  partsAdded,
  partsOrdered,
  partsRefused,
  replacementUndone,
  selectFitting,
} from './fitting.slice.ts';
import { forCar } from './for-car.ts';

export function* fittingSaga() {
  yield* takeLatest(fittingOpened, load);
  // takeLeading: a second click while the first is on its way must not add everything twice.
  yield* takeLeading(partsOrdered, addAll);
  yield* takeLeading(fittingReplaced, replaceFitting);
  yield* takeLeading(replacementUndone, undoReplacement);
  yield* takeLatest(cartAsked, cartOf);
  yield* takeLatest(connectionRestored, tryAgain);
}

function* load({ payload: key }: ReturnType<typeof fittingOpened>) {
  try {
    yield* put(fittingRead(yield* call(fetchFitting, key)));
  } catch (error) {
    yield* put(fittingFailed(toRefusal(error)));
  }
}

function* addAll({ payload: { vehicle, prodIds } }: ReturnType<typeof partsOrdered>) {
  try {
    const askedAt = performance.now();
    const { answers } = yield* select(selectVehicle);
    const cart = yield* call(
      postParts,
      prodIds.map((prodId) => ({ prodId, quantity: 1, ...forCar(vehicle, answers) })),
    );
    yield* put(partsAdded());
    yield* put(cartChanged({ cart, askedAt, answeredAt: performance.now() }));
  } catch (error) {
    yield* put(partsRefused(toRefusal(error)));
    // Whether it arrived is not known: the cart tells.
    yield* put(cartChanged());
  }
}

function* tryAgain() {
  const { key, status } = yield* select(selectFitting);
  if (status === 'error') yield* put(fittingOpened(key));
}
