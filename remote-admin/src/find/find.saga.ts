import { call, delay, put, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchFound } from './find.api.ts';
import { findFailed, findTyped, foundRead } from './find.slice.ts';

const PAUSE_MS = 150;

/** takeLatest: an answer to earlier letters is not waited for. */
export function* findSaga() {
  yield* takeLatest(findTyped, find);
}

function* find({ payload }: ReturnType<typeof findTyped>) {
  const text = payload.trim();
  if (text === '') return;
  yield* delay(PAUSE_MS);
  try {
    const { groups } = yield* call(fetchFound, text);
    yield* put(foundRead({ text, groups }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the search failed', code);
    yield* put(findFailed());
  }
}
