import { toRefusal } from '@extranet/shared/http';
import { call, put, takeEvery, takeLatest } from '@extranet/shared/saga';
import { adminDenied } from '@extranet/shared/session';
import { fetchPosts, putDecision } from './back-office.api.ts';
import {
  postDecided,
  postDecisionRefused,
  postDecisionTaken,
  waitingPostsFailed,
  waitingPostsOpened,
  waitingPostsRead,
} from './back-office.slice.ts';

const FORBIDDEN = 403;

/** takeEvery for decisions: several can be made without waiting for the answers. */
export function* backOfficeSaga() {
  yield* takeLatest(waitingPostsOpened, load);
  yield* takeEvery(postDecided, decide);
}

function* load({ payload: ref }: ReturnType<typeof waitingPostsOpened>) {
  try {
    yield* put(waitingPostsRead(yield* call(fetchPosts, ref)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[faq] what waits could not be loaded', code);
    yield* put(waitingPostsFailed());
  }
}

function* decide({ payload: { post, postStatus } }: ReturnType<typeof postDecided>) {
  const { postId, postText, postPictures, postUpdatedAt } = post;
  try {
    const update = { postText, postPictures, postStatus, postUpdatedAt };
    yield* put(postDecisionTaken(yield* call(putDecision, postId, update)));
  } catch (error) {
    yield* put(postDecisionRefused({ postId, refusal: yield* refusalOf(error) }));
  }
}

/** Whoever is no administrator any more leaves the back office. */
function* refusalOf(error: unknown) {
  const refusal = toRefusal(error);
  if (refusal.status === FORBIDDEN) yield* put(adminDenied());
  return refusal;
}
