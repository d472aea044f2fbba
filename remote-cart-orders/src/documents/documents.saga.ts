import { toFailure } from '@extranet/shared/http';
import { call, put, takeLatest } from '@extranet/shared/saga';
import { fetchDocuments } from './documents.api.ts';
import { documentsFailed, documentsOpened, documentsRead } from './documents.slice.ts';

export function* documentsSaga() {
  yield* takeLatest(documentsOpened, load);
}

function* load() {
  try {
    yield* put(documentsRead(yield* call(fetchDocuments)));
  } catch (error) {
    console.warn('[cart-orders] the documents could not be loaded', toFailure(error).code);
    yield* put(documentsFailed());
  }
}
