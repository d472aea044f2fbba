import { toFailure } from '@extranet/shared/http';
import { call, put, takeLatest } from '@extranet/shared/saga';
import { fetchLatest } from './kits.api.ts';
import { kitsAsked, kitsFailed, kitsRead } from './kits.slice.ts';

/** takeLatest: coming back to the page loads again, and the newer answer counts. */
export function* kitsSaga() {
  yield* takeLatest(kitsAsked, loadKits);
}

function* loadKits() {
  try {
    yield* put(kitsRead(yield* call(fetchLatest)));
  } catch (error) {
    // Logged and otherwise ignored (C8.11): the home page works without the kits.
    console.warn(`[catalog] latest products: ${toFailure(error).code}`);
    yield* put(kitsFailed());
  }
}
