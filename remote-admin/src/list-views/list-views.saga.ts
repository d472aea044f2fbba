import { call, put, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { deleteView, fetchViews, postView, putColumns, putView } from './list-views.api.ts';
import {
  columnsChosen,
  viewCameBack,
  viewChangeFailed,
  viewRefused,
  viewRemovalAsked,
  viewRemoved,
  viewRestored,
  viewSaved,
  viewSubmitted,
  viewsFailed,
  viewsOpened,
  viewsRead,
} from './list-views.slice.ts';

export function* listViewsSaga() {
  yield* takeLatest(viewsOpened, readViews);
  // A second click must not save the same view again.
  yield* takeLeading(viewSubmitted, saveView);
  yield* takeLeading(viewRemovalAsked, removeView);
  yield* takeEvery(viewRestored, restoreView);
  // The last choice counts, whichever call is answered first.
  yield* takeLatest(columnsChosen, keepColumns);
}

function* readViews({ payload: list }: ReturnType<typeof viewsOpened>) {
  try {
    yield* put(viewsRead({ list, read: yield* call(fetchViews, list) }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the views of a list could not be loaded', code);
    yield* put(viewsFailed(list));
  }
}

function* saveView({ payload: { wish, over } }: ReturnType<typeof viewSubmitted>) {
  try {
    const { list: _list, ...change } = wish;
    const saved = over
      ? yield* call(putView, over.id, { ...change, version: over.version })
      : yield* call(postView, wish);
    yield* put(viewSaved(saved));
  } catch (error) {
    const refusal = yield* refusalOf(error);
    yield* put(viewRefused(refusal));
    // A colleague changed or deleted it: the page shows what there is now.
    if (refusal.status === 404 || refusal.status === 409) yield* put(viewsOpened(wish.list));
  }
}

function* removeView({ payload: view }: ReturnType<typeof viewRemovalAsked>) {
  try {
    yield* call(deleteView, view.id);
    yield* put(viewRemoved(view));
  } catch (error) {
    const refusal = yield* refusalOf(error);
    // A colleague was faster: it is gone, as was wished.
    if (refusal.status === 404) yield* put(viewRemoved(view));
    else yield* put(viewChangeFailed(refusal));
  }
}

function* restoreView({ payload }: ReturnType<typeof viewRestored>) {
  const { author: _author, version: _version, ...wish } = payload;
  try {
    yield* put(viewCameBack(yield* call(postView, wish)));
  } catch (error) {
    yield* put(viewChangeFailed(yield* refusalOf(error)));
  }
}

function* keepColumns({ payload: { of, columns } }: ReturnType<typeof columnsChosen>) {
  try {
    yield* call(putColumns, of, columns);
  } catch (error) {
    yield* put(viewChangeFailed(yield* refusalOf(error)));
  }
}
