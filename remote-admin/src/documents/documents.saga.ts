import { newId } from '@extranet/shared/http';
import { call, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { uploading } from '@extranet/shared/uploads';
import { refusalOf } from '../refusals.ts';
import { fetchDocuments, postDocuments, postWithdrawal } from './documents.api.ts';
import {
  documentsDropped,
  documentsFailed,
  documentsLeft,
  documentsOpened,
  documentsRead,
  selectDocuments,
  sendingBegun,
  sendingEnded,
  sendingGrew,
  withdrawalAsked,
  withdrawalRefused,
  withdrawalSaved,
} from './documents.slice.ts';

export function* documentsSaga() {
  yield* takeLatest(documentsOpened, load);
  // While files are on their way the zone takes no others.
  yield* takeLeading(documentsDropped, send);
  yield* takeLeading(withdrawalAsked, withdraw);
}

function* load() {
  try {
    const { orderId } = yield* select(selectDocuments);
    yield* put(documentsRead(yield* call(fetchDocuments, orderId)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the documents could not be loaded', code);
    yield* put(documentsFailed());
  }
}

/** One after the other: a hundred at once would only share the line. What did not arrive does not hold up the others. */
function* send({ payload: files }: ReturnType<typeof documentsDropped>) {
  yield* put(sendingBegun(files.map(({ name }) => name)));
  const paths: string[] = [];
  for (const [index, file] of files.entries()) {
    const outcome = yield* uploading({
      kind: 'orderDocument',
      id: newId(),
      file,
      onProgress: (progress) => sendingGrew({ index, progress }),
      over: [documentsLeft.type],
    });
    if (!outcome) return;
    if ('received' in outcome) {
      paths.push(outcome.received.path);
      yield* put(sendingGrew({ index, progress: 1 }));
    } else {
      const { message } = yield* refusalOf(outcome.error);
      yield* put(sendingGrew({ index, error: message }));
    }
  }
  yield* call(attach, paths);
}

function* attach(paths: string[]) {
  try {
    const { orderId } = yield* select(selectDocuments);
    yield* put(sendingEnded(paths.length > 0 ? yield* call(postDocuments, paths, orderId) : []));
    yield* call(load);
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the documents could not be attached', code);
    yield* put(
      sendingEnded(
        paths.map((path) => ({ path, name: '', outcome: 'gone', number: '', orderRef: '', otherNumber: '' })),
      ),
    );
  }
}

function* withdraw({ payload: { id, reason } }: ReturnType<typeof withdrawalAsked>) {
  try {
    yield* call(postWithdrawal, id, reason);
    yield* put(withdrawalSaved());
    yield* call(load);
  } catch (error) {
    yield* put(withdrawalRefused(yield* refusalOf(error)));
  }
}
