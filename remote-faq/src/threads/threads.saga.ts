import { call, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { fetchSynonyms, fetchThreads } from './threads.api.ts';
import {
  filterChanged,
  selectThreads,
  synonymsRead,
  threadsFailed,
  threadsOpened,
  threadsRead,
} from './threads.slice.ts';

export function* threadsSaga() {
  yield* takeLatest(threadsOpened, loadThreads);
  yield* takeLeading(filterChanged, loadSynonyms);
}

function* loadThreads() {
  try {
    yield* put(threadsRead(yield* call(fetchThreads)));
  } catch (error) {
    console.warn('[faq] the threads could not be loaded', error);
    yield* put(threadsFailed());
  }
}

/** Only for who searches, and once. */
function* loadSynonyms() {
  if ((yield* select(selectThreads)).synonyms) return;
  try {
    yield* put(synonymsRead(yield* call(fetchSynonyms)));
  } catch (error) {
    // The search finds less without them, and is none the worse.
    console.warn('[faq] the synonyms could not be loaded', error);
  }
}
