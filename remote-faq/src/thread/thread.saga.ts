import type { FaqPost } from '@extranet/shared/contracts';
import { toFailure, toRefusal } from '@extranet/shared/http';
import { call, put, select, takeEvery, takeLatest } from '@extranet/shared/saga';
import { selectFaqRole } from '@extranet/shared/session';
import { fetchReference, fetchThread, putPost } from './thread.api.ts';
import { threadOpened, threadOutdated } from './thread.facts.ts';
import {
  decisionRefused,
  decisionTaken,
  decisionWished,
  productFound,
  selectThread,
  threadFailed,
  threadMissing,
  threadRead,
} from './thread.slice.ts';

const CONFLICT = 409;

/** takeEvery for decisions: a moderator works through several posts without waiting for the answers. */
export function* threadSaga() {
  yield* takeLatest(threadOpened, loadThread);
  yield* takeLatest(threadOpened, loadProduct);
  yield* takeLatest(threadOutdated, readAgain);
  yield* takeEvery(decisionWished, decide);
}

function* loadThread({ payload: ref }: ReturnType<typeof threadOpened>) {
  try {
    yield* call(readPosts, ref);
  } catch (error) {
    if (toFailure(error).status === 404) {
      yield* put(threadMissing());
      return;
    }
    console.warn('[faq] the thread could not be loaded', error);
    yield* put(threadFailed());
  }
}

function* readPosts(ref: string) {
  const posts = yield* call(fetchThread, ref);
  const role = yield* select(selectFaqRole);
  yield* put(threadRead(role === 'admin' ? undecidedFirst(posts) : posts));
}

/** The order in which they came is kept while decisions are taken: nothing jumps away under the pointer. */
const undecidedFirst = (posts: FaqPost[]): FaqPost[] => [
  ...posts.filter(({ postStatus }) => postStatus === 'unvalidated'),
  ...posts.filter(({ postStatus }) => postStatus !== 'unvalidated'),
];

/** A reference that is none of the reader's catalogues has no product for them: the thread is read without it. */
function* loadProduct({ payload: ref }: ReturnType<typeof threadOpened>) {
  try {
    const { prodId } = yield* call(fetchReference, ref);
    if (prodId) yield* put(productFound(prodId));
  } catch (error) {
    if (toFailure(error).status !== 404) console.warn('[faq] the product could not be found', error);
  }
}

function* decide({ payload: { post, postStatus } }: ReturnType<typeof decisionWished>) {
  const { postId, postText, postPictures, postUpdatedAt } = post;
  try {
    const decided = yield* call(putPost, postId, { postText, postPictures, postStatus, postUpdatedAt });
    yield* put(decisionTaken(decided));
  } catch (error) {
    const refusal = toRefusal(error);
    yield* put(decisionRefused({ postId, refusal }));
    if (refusal.status === CONFLICT) yield* put(threadOutdated());
  }
}

/** What they made of it is shown under the refusal. */
function* readAgain() {
  const { ref } = yield* select(selectThread);
  try {
    yield* call(readPosts, ref);
  } catch (error) {
    console.warn('[faq] the thread could not be read again', error);
  }
}
