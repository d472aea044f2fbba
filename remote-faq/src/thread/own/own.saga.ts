import { toRefusal } from '@extranet/shared/http';
import { call, put, select, takeEvery } from '@extranet/shared/saga';
import { selectUser } from '@extranet/shared/session';
import { changeOf, keepDraft } from '../editor/drafts.ts';
import { contributionWithdrawn, threadOutdated } from '../thread.facts.ts';
import { deleteOwnPost } from './own.api.ts';
import { withdrawalConfirmed, withdrawalRefused } from './own.slice.ts';

const NOT_FOUND = 404;
const CONFLICT = 409;

export function* ownSaga() {
  yield* takeEvery(withdrawalConfirmed, withdraw);
}

function* withdraw({ payload: post }: ReturnType<typeof withdrawalConfirmed>) {
  const { postId, postRef } = post;
  try {
    yield* call(deleteOwnPost, postId);
  } catch (error) {
    const refusal = toRefusal(error);
    // Withdrawn already, in another tab or by a call whose answer was lost: that is what was wanted.
    if (refusal.status !== NOT_FOUND) {
      yield* put(withdrawalRefused({ postId, refusal }));
      if (refusal.status === CONFLICT) yield* put(threadOutdated());
      return;
    }
  }
  const user = yield* select(selectUser);
  if (user) keepDraft(user.id, changeOf(post), null);
  yield* put(contributionWithdrawn({ postId, postRef }));
}
