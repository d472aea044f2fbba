import type { Cart } from '@extranet/shared/contracts';
import { toFailure, toRefusal } from '@extranet/shared/http';
import { cartChanged, selectVehicle } from '@extranet/shared/remote';
import { call, put, select } from '@extranet/shared/saga';
import { deleteLine, fetchCart, postParts, putLine } from './fitting.api.ts';
import {
  cartSeen,
  fittingPut,
  type fittingReplaced,
  partsRefused,
  replacementTurnedBack,
  type replacementUndone,
  selectFitting,
} from './fitting.slice.ts';
import { forCar } from './for-car.ts';
import { type CartStep, stepsToReplace, turnedBack } from './in-cart.ts';

/** Nothing is said when it does not come: the page then offers to add, as for an empty cart. */
export function* cartOf() {
  try {
    yield* put(cartSeen((yield* call(fetchCart)).items));
  } catch (error) {
    console.warn(`[catalog] what the cart holds: ${toFailure(error).code}`);
  }
}

export function* replaceFitting({ payload: { vehicle, prodIds } }: ReturnType<typeof fittingReplaced>) {
  try {
    // Another tab may have changed it.
    const { items } = yield* call(fetchCart);
    const steps = stepsToReplace(items, vehicle, prodIds);
    yield* take(vehicle, steps);
    yield* put(fittingPut(steps));
  } catch (error) {
    yield* refuse(error);
  }
}

export function* undoReplacement({ payload: { vehicle } }: ReturnType<typeof replacementUndone>) {
  try {
    const { adding } = yield* select(selectFitting);
    yield* take(vehicle, turnedBack(adding.steps));
    yield* put(replacementTurnedBack());
  } catch (error) {
    yield* refuse(error);
  }
}

/** What comes is added before what goes is taken out: whatever fails, no part is missing in the cart. */
function* take(vehicle: string, steps: readonly CartStep[]) {
  const askedAt = performance.now();
  const { answers } = yield* select(selectVehicle);
  const additions = steps
    .filter(({ by }) => by > 0)
    .map(({ prodId }) => ({ prodId, quantity: 1, ...forCar(vehicle, answers) }));
  let cart: Cart = yield* additions.length > 0 ? call(postParts, additions) : call(fetchCart);
  for (const { prodId, by } of steps) {
    const line = cart.items.find(
      ({ itProdId, itVehicle }) => itProdId === prodId && itVehicle?.key === vehicle,
    );
    if (by > 0 || !line) continue;
    const { itId, itQuantity } = line;
    cart = yield* itQuantity > 1 ? call(putLine, itId, itQuantity - 1) : call(deleteLine, itId);
  }
  yield* put(cartChanged({ cart, askedAt, answeredAt: performance.now() }));
}

/** Some of it may have arrived: the cart tells, here and in its own pages. */
function* refuse(error: unknown) {
  yield* put(partsRefused(toRefusal(error)));
  yield* put(cartChanged());
  yield* cartOf();
}
