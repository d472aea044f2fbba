import { toFailure } from '@extranet/shared/http';
import { call, put, select, takeLeading } from '@extranet/shared/saga';
import { fetchSupplier } from './supplier.api.ts';
import { selectSupplier, supplierRead, supplierWanted } from './supplier.slice.ts';

export function* supplierSaga() {
  yield* takeLeading(supplierWanted, load);
}

function* load() {
  if (yield* select(selectSupplier)) return;
  try {
    yield* put(supplierRead(yield* call(fetchSupplier)));
  } catch (error) {
    console.warn(`[catalog] the supplier could not be read: ${toFailure(error).code}`);
  }
}
