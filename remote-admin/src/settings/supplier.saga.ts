import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchSupplier, putSupplier } from './supplier.api.ts';
import {
  supplierChanged,
  supplierFailed,
  supplierOpened,
  supplierRead,
  supplierRefused,
  supplierSaved,
} from './supplier.slice.ts';

/** takeLeading: a second click must not save a version that the first one has just replaced. */
export function* supplierSaga() {
  yield* takeLatest(supplierOpened, load);
  yield* takeLeading(supplierChanged, save);
}

function* load() {
  try {
    yield* put(supplierRead(yield* call(fetchSupplier)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the settings could not be loaded', code);
    yield* put(supplierFailed());
  }
}

function* save({ payload }: ReturnType<typeof supplierChanged>) {
  try {
    yield* put(supplierSaved(yield* call(putSupplier, payload)));
  } catch (error) {
    yield* put(supplierRefused(yield* refusalOf(error)));
  }
}
