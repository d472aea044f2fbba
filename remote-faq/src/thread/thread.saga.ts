import type { FaqPost } from '@extranet/shared/contracts';
import { toFailure, toRefusal } from '@extranet/shared/http';
import { call, put, select, takeEvery, takeLatest } from '@extranet/shared/saga';
import { selectFaqRole } from '@extranet/shared/session';
import { fetchReference, fetchThread, putPost } from './thread.api.ts';
import { threadOpened, threadOutdated } from './thread.facts.ts';
import {
  decisionRefused,
  decisionRequested,
  decisionTaken,
  productFound,
  selectThread,
  threadFailed,
  threadMissing,
  threadRead,
} from './thread.slice.ts';

const CONFLICT = 409;

/** takeEvery for decisions: a moderator can decide on several posts without waiting for the answers. */
export function* threadSaga() {
  yield* takeLatest(threadOpened, loadThread);
  yield* takeLatest(threadOpened, loadProduct);
  yield* takeLatest(threadOutdated, readAgain);
  yield* takeEvery(decisionRequested, decide);
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

/** Sorted only when loaded: posts must not move under the pointer while decisions are made. */
const undecidedFirst = (posts: FaqPost[]): FaqPost[] => [
  ...posts.filter(({ postStatus }) => postStatus === 'unvalidated'),
  ...posts.filter(({ postStatus }) => postStatus !== 'unvalidated'),
];

/** If the reference is not in the reader's catalogues they may not see its product: the thread is shown without it. */
function* loadProduct({ payload: ref }: ReturnType<typeof threadOpened>) {
  try {
    const { prodId, product } = yield* call(fetchReference, ref);
    yield* put(productFound({ prodId, product }));
  } catch (error) {
    if (toFailure(error).status !== 404) console.warn('[faq] the product could not be found', error);
    yield* put(productFound({ prodId: null, product: null }));
  }
}

function* decide({ payload: { post, postStatus } }: ReturnType<typeof decisionRequested>) {
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

/** Shows the other moderator's change below the refusal. */
function* readAgain() {
  const { ref } = yield* select(selectThread);
  try {
    yield* call(readPosts, ref);
  } catch (error) {
    console.warn('[faq] the thread could not be read again', error);
  }
}
