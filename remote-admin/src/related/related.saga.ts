import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchRelated, putRelated } from './related.api.ts';
import {
  relatedOpened,
  relatedRead,
  relatedReadFailed,
  relatedRefused,
  relatedSaved,
  relatedSubmitted,
} from './related.slice.ts';

export function* relatedSaga() {
  yield* takeLatest(relatedOpened, readRelated);
  yield* takeLeading(relatedSubmitted, saveRelated);
}

function* readRelated({ payload: ref }: ReturnType<typeof relatedOpened>) {
  try {
    yield* put(relatedRead(yield* call(fetchRelated, ref)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the related references could not be loaded', code);
    yield* put(relatedReadFailed());
  }
}

function* saveRelated({ payload: { ref, refs } }: ReturnType<typeof relatedSubmitted>) {
  try {
    yield* put(relatedSaved(yield* call(putRelated, ref, refs)));
  } catch (error) {
    yield* put(relatedRefused(yield* refusalOf(error)));
  }
}
