import { connectionRestored } from '@extranet/shared/remote';
import { askWhileTyping, call, put, select, takeLatest } from '@extranet/shared/saga';
import { searchProducts } from './search.api.ts';
import { isLongEnough, searchAnswered, searchFailed, searchTyped, selectSearch } from './search.slice.ts';

const DEBOUNCE_MS = 300;

export function* searchSaga() {
  yield* askWhileTyping({ typed: searchTyped, pauseMs: DEBOUNCE_MS, ask: search });
  yield* takeLatest(connectionRestored, tryAgain);
}

/** Repeats a failed search when the connection is back. */
function* tryAgain() {
  const { status, text, catalogue } = yield* select(selectSearch);
  if (status === 'error' && catalogue) yield* put(searchTyped({ text, catalogue }));
}

function* search({ payload: { text, catalogue } }: ReturnType<typeof searchTyped>, signal: AbortSignal) {
  if (!isLongEnough(text)) return;
  try {
    const rows = yield* call(searchProducts, text.trim(), catalogue, signal);
    yield* put(searchAnswered({ text: text.trim(), rows }));
  } catch {
    yield* put(searchFailed());
  }
}
