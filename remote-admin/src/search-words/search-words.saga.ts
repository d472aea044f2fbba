import { call, put, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { deleteSynonym, fetchReport, fetchSynonyms, postSynonym } from './search-words.api.ts';
import {
  reportFailed,
  reportOpened,
  reportRead,
  synonymAdded,
  synonymChangeFailed,
  synonymRefused,
  synonymRemovalAsked,
  synonymRemoved,
  synonymRestored,
  synonymSubmitted,
  synonymsFailed,
  synonymsOpened,
  synonymsRead,
} from './search-words.slice.ts';

export function* searchWordsSaga() {
  yield* takeEvery(reportOpened, readReport);
  yield* takeLatest(synonymsOpened, readSynonyms);
  // A second click must not ask for the same words again.
  yield* takeLeading(synonymSubmitted, addSynonym);
  yield* takeEvery(synonymRemovalAsked, removeSynonym);
  yield* takeEvery(synonymRestored, restoreSynonym);
}

function* readReport({ payload: of }: ReturnType<typeof reportOpened>) {
  try {
    yield* put(reportRead({ of, rows: yield* call(fetchReport, of) }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn(`[admin] the report of searches could not be loaded: ${of}`, code);
    yield* put(reportFailed(of));
  }
}

function* readSynonyms() {
  try {
    yield* put(synonymsRead(yield* call(fetchSynonyms)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the synonyms could not be loaded', code);
    yield* put(synonymsFailed());
  }
}

function* addSynonym({ payload }: ReturnType<typeof synonymSubmitted>) {
  try {
    yield* put(synonymAdded(yield* call(postSynonym, payload)));
  } catch (error) {
    yield* put(synonymRefused(yield* refusalOf(error)));
  }
}

function* removeSynonym({ payload }: ReturnType<typeof synonymRemovalAsked>) {
  try {
    yield* call(deleteSynonym, payload.id);
    yield* put(synonymRemoved(payload));
  } catch (error) {
    const refusal = yield* refusalOf(error);
    // A colleague was faster: it is gone, as was wished.
    if (refusal.status === 404) yield* put(synonymRemoved(payload));
    else yield* put(synonymChangeFailed({ id: payload.id, refusal }));
  }
}

function* restoreSynonym({ payload: { id, written, meant } }: ReturnType<typeof synonymRestored>) {
  try {
    yield* put(synonymAdded(yield* call(postSynonym, { written, meant })));
  } catch (error) {
    yield* put(synonymChangeFailed({ id, refusal: yield* refusalOf(error) }));
  }
}
