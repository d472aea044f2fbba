import { askWhileTyping, call, put } from '@extranet/shared/saga';
import { TYPING_MS } from '../pace.ts';
import { fetchMeant } from './meant.api.ts';
import { namesRead, namesTyped, namesUnread } from './meant.slice.ts';

export function* meantSaga() {
  yield* askWhileTyping({ typed: namesTyped, pauseMs: TYPING_MS, ask: read });
}

function* read({ payload: typed }: ReturnType<typeof namesTyped>, signal: AbortSignal) {
  try {
    yield* put(namesRead({ typed, answer: yield* call(fetchMeant, typed, signal) }));
  } catch {
    // Without a network the fields find what begins as it was typed, as they do at any time.
    yield* put(namesUnread(typed));
  }
}
