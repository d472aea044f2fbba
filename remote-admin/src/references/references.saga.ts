import { call, put, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchReferences } from './references.api.ts';
import { referencesFailed, referencesRead, referencesWanted } from './references.slice.ts';

export function* referencesSaga() {
  // Several fields ask at the same time: one request serves all of them.
  yield* takeLeading(referencesWanted, loadReferences);
}

function* loadReferences() {
  try {
    yield* put(referencesRead(yield* call(fetchReferences)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the references could not be loaded', code);
    yield* put(referencesFailed());
  }
}
