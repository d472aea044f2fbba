import { connectionRestored } from '@extranet/shared/remote';
import { askWhileTyping, call, put, select, takeEvery } from '@extranet/shared/saga';
import { fetchAvailableRefs, SHOWN } from './references.api.ts';
import { referencesFailed, referencesRead, referenceTyped, selectReferences } from './references.slice.ts';

const TYPING_MS = 100;

export function* referencesSaga() {
  yield* askWhileTyping({ typed: referenceTyped, pauseMs: TYPING_MS, ask: readReferences });
  yield* takeEvery(connectionRestored, readAgain);
}

/** Nobody has to press the button that offers it. */
function* readAgain() {
  const { status, asked } = yield* select(selectReferences);
  if (status === 'error') yield* put(referenceTyped(asked));
}

function* readReferences({ payload: key }: ReturnType<typeof referenceTyped>, signal: AbortSignal) {
  try {
    const refs = yield* call(fetchAvailableRefs, key, signal);
    yield* put(referencesRead({ key, refs, hasMore: refs.length > SHOWN }));
  } catch (error) {
    console.warn('[faq] the references could not be loaded', error);
    yield* put(referencesFailed());
  }
}
