import { toFailure } from '@extranet/shared/http';
import { call, put, takeLatest } from '@extranet/shared/saga';
import { orderReadAgain } from '../order-facts.ts';
import { fetchDocuments, fetchOrderDocuments } from './documents.api.ts';
import { documentsFailed, documentsOpened, documentsRead } from './documents.slice.ts';
import { orderDocumentsFailed, orderDocumentsOpened, orderDocumentsRead } from './order-documents.slice.ts';

export function* documentsSaga() {
  yield* takeLatest(documentsOpened, load);
  yield* takeLatest([orderDocumentsOpened, orderReadAgain], loadOfOrder);
}

function* load() {
  try {
    yield* put(documentsRead(yield* call(fetchDocuments)));
  } catch (error) {
    console.warn('[cart-orders] the documents could not be loaded', toFailure(error).code);
    yield* put(documentsFailed());
  }
}

function* loadOfOrder({ payload: orderId }: ReturnType<typeof orderDocumentsOpened>) {
  try {
    yield* put(orderDocumentsRead(yield* call(fetchOrderDocuments, orderId)));
  } catch (error) {
    console.warn('[cart-orders] the documents of an order could not be loaded', toFailure(error).code);
    yield* put(orderDocumentsFailed());
  }
}
