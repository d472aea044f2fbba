import type { AdminProductCreation } from '@extranet/shared/contracts';
import { newId } from '@extranet/shared/http';
import { catalogueChanged } from '@extranet/shared/remote';
import { type Action, call, put, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { uploading } from '@extranet/shared/uploads';
import { productSaved } from '../facts.ts';
import { refusalOf } from '../refusals.ts';
import { fetchProduct, postProduct, putProduct } from './product.api.ts';
import {
  fileDropped,
  NEW,
  productClosed,
  productOpened,
  productRead,
  productReadFailed,
  productRefused,
  productSubmitted,
  uploadEnded,
  uploadFailed,
  uploadProgressed,
} from './product.slice.ts';

export function* productSaga() {
  yield* takeLatest(productOpened, readProduct);
  // A second click on the button must not create a second product.
  yield* takeLeading(productSubmitted, saveProduct);
  yield* takeEvery(fileDropped, upload);
}

function* readProduct({ payload: id }: ReturnType<typeof productOpened>) {
  if (id === NEW) return;
  try {
    yield* put(productRead(yield* call(fetchProduct, id)));
  } catch (error) {
    yield* put(productReadFailed(yield* refusalOf(error)));
  }
}

function* saveProduct({ payload: { id, form, seenAt } }: ReturnType<typeof productSubmitted>) {
  try {
    const saved =
      id === NEW
        ? yield* call(postProduct, form as AdminProductCreation)
        : yield* call(putProduct, id, { ...form, prodUpdatedAt: seenAt });
    yield* put(productSaved(saved));
    yield* put(catalogueChanged());
  } catch (error) {
    yield* put(productRefused(yield* refusalOf(error)));
  }
}

function* upload({ payload: { field, file } }: ReturnType<typeof fileDropped>) {
  const onProgress = (progress: number) => uploadProgressed({ field, name: file.name, progress });
  yield* put(onProgress(0));
  // Another file for the same field replaces this one.
  const over = (action: Action) =>
    productOpened.match(action) ||
    productClosed.match(action) ||
    (fileDropped.match(action) && action.payload.field === field);
  const outcome = yield* uploading({ kind: field, id: newId(), file, onProgress, over });
  if (!outcome) return;
  if ('received' in outcome) yield* put(uploadEnded({ field, ...outcome.received }));
  else yield* put(uploadFailed({ field, refusal: yield* refusalOf(outcome.error) }));
}
