import { call, put, takeLeading } from '@extranet/shared/saga';
import { fetchAvailableRefs } from './references.api.ts';
import { referencesFailed, referencesRead, referencesWanted } from './references.slice.ts';

/** takeLeading: several pickers, or repeated clicks, share the running request. */
export function* referencesSaga() {
  yield* takeLeading(referencesWanted, readReferences);
}

function* readReferences() {
  try {
    yield* put(referencesRead(yield* call(fetchAvailableRefs)));
  } catch (error) {
    console.warn('[faq] the references could not be loaded', error);
    yield* put(referencesFailed());
  }
}
