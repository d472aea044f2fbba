import { toFailure, toRefusal } from '@extranet/shared/http';
import {
  type Action,
  all,
  call,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
} from '@extranet/shared/saga';
import { uploading } from '@extranet/shared/uploads';
import {
  askBegun,
  orderReturnsFailed,
  orderReturnsMissing,
  orderReturnsOpened,
  orderReturnsRead,
  type PhotoUpload,
  photoDone,
  photoDropped,
  photoProgressed,
  photoRefused,
  photoRetried,
  photosChosen,
  returnAsked,
  returnRefused,
  returnSubmitted,
  selectAsk,
} from './ask.slice.ts';
import { fetchOrderReturns, postReturn } from './returns.api.ts';

export function* askSaga() {
  yield* takeLatest([orderReturnsOpened, askBegun], ({ payload }: { payload: string }) => load(payload));
  // Several photographs are sent at once, each with its own bar.
  yield* takeEvery(photosChosen, ({ payload }) => sendAll(payload));
  yield* takeEvery(photoRetried, ({ payload }) => send(payload));
  // A second click while the first is on its way asks nothing again.
  yield* takeLeading(returnSubmitted, submit);
}

function* load(orderId: string) {
  try {
    const known = yield* call(fetchOrderReturns, orderId);
    yield* put(known?.lines ? orderReturnsRead(known) : orderReturnsMissing());
  } catch (error) {
    const { status, code } = toFailure(error);
    console.warn('[cart-orders] the returns of the order could not be loaded', code);
    yield* put(status === 404 ? orderReturnsMissing() : orderReturnsFailed());
  }
}

function* sendAll(photos: readonly PhotoUpload[]) {
  yield* all(photos.map((photo) => call(send, photo)));
}

function* send({ id, file }: PhotoUpload) {
  const onProgress = (progress: number) => photoProgressed({ id, progress });
  const over = (action: Action) =>
    (photoDropped.match(action) && action.payload === id) || askBegun.match(action);
  const outcome = yield* uploading({ kind: 'returnPhoto', id, file, onProgress, over });
  if (!outcome) return;
  if ('received' in outcome) {
    yield* put(photoDone({ id, path: outcome.received.path }));
    return;
  }
  console.warn('[cart-orders] a photograph could not be sent', toFailure(outcome.error).code);
  yield* put(photoRefused({ id, refusal: toRefusal(outcome.error) }));
}

function* submit({ payload }: ReturnType<typeof returnSubmitted>) {
  const { orderId, key, photos } = yield* select(selectAsk);
  try {
    yield* put(returnAsked(yield* call(postReturn, orderId, { ...payload, key, photos })));
  } catch (error) {
    const refusal = toRefusal(error);
    yield* put(returnRefused(refusal));
    // Another window may have returned some of it meanwhile: the form shows what is left.
    if (refusal.status === 409) yield* load(orderId);
  }
}
