import { call, put, takeLatest } from '@extranet/shared/saga';
import { fetchCustomerPrice } from '../products-and-prices.api.ts';
import { refusalOf } from '../refusals.ts';
import { priceAsked, priceFailed, priceForgotten, priceRead } from './price.slice.ts';

export function* customerPriceSaga() {
  // Forgetting ends a question that is under way.
  yield* takeLatest([priceAsked, priceForgotten], readPrice);
}

function* readPrice(action: ReturnType<typeof priceAsked | typeof priceForgotten>) {
  if (!priceAsked.match(action)) return;
  const { id, ref, quantity } = action.payload;
  try {
    yield* put(priceRead(yield* call(fetchCustomerPrice, id, ref, quantity)));
  } catch (error) {
    yield* put(priceFailed(yield* refusalOf(error)));
  }
}
