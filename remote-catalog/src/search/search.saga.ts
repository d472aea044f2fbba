import { connectionRestored } from '@extranet/shared/remote';
import { call, cancelled, delay, put, select, takeLatest } from '@extranet/shared/saga';
import { searchProducts } from './search.api.ts';
import { isLongEnough, searchAnswered, searchFailed, searchTyped, selectSearch } from './search.slice.ts';

const DEBOUNCE_MS = 300;

/** takeLatest: a slow early answer must never replace a later one; its request is given up with it. */
export function* searchSaga() {
  yield* takeLatest(searchTyped, search);
  yield* takeLatest(connectionRestored, tryAgain);
}

/** What failed for want of a line is asked for again when there is one. */
function* tryAgain() {
  const { status, text, catalogue } = yield* select(selectSearch);
  if (status === 'error' && catalogue) yield* put(searchTyped({ text, catalogue }));
}

function* search({ payload: { text, catalogue } }: ReturnType<typeof searchTyped>) {
  if (!isLongEnough(text)) return;
  const abort = new AbortController();
  try {
    yield* delay(DEBOUNCE_MS);
    const rows = yield* call(searchProducts, text.trim(), catalogue, abort.signal);
    yield* put(searchAnswered({ text: text.trim(), rows }));
  } catch {
    yield* put(searchFailed());
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
