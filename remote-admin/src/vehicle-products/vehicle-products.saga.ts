import { call, put, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchVehicleProducts } from './vehicle-products.api.ts';
import { vehicleAsked, vehicleProductsFailed, vehicleProductsRead } from './vehicle-products.slice.ts';

export function* vehicleProductsSaga() {
  yield* takeLatest(vehicleAsked, readProducts);
}

function* readProducts({ payload: key }: ReturnType<typeof vehicleAsked>) {
  if (key === null) return;
  try {
    yield* put(vehicleProductsRead(yield* call(fetchVehicleProducts, key)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the products of a vehicle could not be loaded', code);
    yield* put(vehicleProductsFailed());
  }
}
