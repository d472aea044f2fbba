import { fork, safely } from '@extranet/shared/saga';
import { kitsSaga } from './kits/kits.saga.ts';
import { partsSaga } from './parts.ts';
import { productSaga } from './product/product.saga.ts';

export function* catalogSaga() {
  yield* fork(safely('catalog product', productSaga));
  yield* fork(safely('catalog kits', kitsSaga));
  yield* fork(partsSaga);
}
