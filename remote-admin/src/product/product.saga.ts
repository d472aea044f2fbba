import type { AdminProductCreation } from '@extranet/shared/contracts';
import { catalogueChanged } from '@extranet/shared/remote';
import { call, put, take, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { productSaved } from '../facts.ts';
import { refusalOf } from '../refusals.ts';
import { uploading } from '../uploads.ts';
import { fetchProduct, postProduct, putProduct } from './product.api.ts';
import {
  fileDropped,
  NEW,
  productOpened,
  productRead,
  productRefused,
  productSubmitted,
  productUnread,
  uploadEnded,
  uploadFailed,
  uploadWent,
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
    yield* put(productUnread(yield* refusalOf(error)));
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
  yield* put(uploadWent({ field, name: file.name, progress: 0 }));
  const channel = yield* call(uploading, field, crypto.randomUUID(), file);
  while (true) {
    const event = yield* take(channel);
    if (event.type === 'progress') {
      yield* put(uploadWent({ field, name: file.name, progress: event.progress }));
      continue;
    }
    if (event.type === 'done') yield* put(uploadEnded({ field, ...event.file }));
    else yield* put(uploadFailed({ field, refusal: yield* refusalOf(event.error) }));
    channel.close();
    return;
  }
}
