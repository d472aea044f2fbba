import { toRefusal } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { call, put, select, takeEvery, takeLatest } from '@extranet/shared/saga';
import { adminDenied } from '@extranet/shared/session';
import { keepDraft, readDraft } from '../editor/drafts.ts';
import {
  answerAsked,
  answerBegun,
  answerPublished,
  answerRefused,
  answerSubmitted,
  answerTyped,
} from './answers.slice.ts';
import { fetchPosts, postAnswer, putDecision } from './back-office.api.ts';
import { waitingPostsOpened } from './back-office.facts.ts';
import {
  postDecided,
  postDecisionRefused,
  postDecisionTaken,
  selectAnswer,
  selectBackOffice,
  waitingPostsFailed,
  waitingPostsRead,
} from './back-office.slice.ts';

const FORBIDDEN = 403;

/** takeEvery for decisions: several can be made without waiting for the answers. */
export function* backOfficeSaga() {
  yield* takeLatest(waitingPostsOpened, load);
  yield* takeLatest(connectionRestored, loadAgain);
  yield* takeEvery(postDecided, decide);
  yield* takeEvery(answerAsked, begin);
  yield* takeEvery(answerTyped, keep);
  yield* takeEvery(answerSubmitted, answer);
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

/** After an interruption what could not be read is read by itself. */
function* loadAgain() {
  const { status, about } = yield* select(selectBackOffice);
  if (status === 'error') yield* put(waitingPostsOpened(about));
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

/** Drafts of the back office stand apart from those of the forum, whose writers have accounts of it. */
const OFFICE = 'office';

function* begin({ payload: postId }: ReturnType<typeof answerAsked>) {
  const kept = yield* call(readDraft, OFFICE, postId);
  yield* put(answerBegun({ postId, html: kept?.html ?? '' }));
}

function* keep({ payload: { postId, html } }: ReturnType<typeof answerTyped>) {
  yield* call(keepDraft, OFFICE, postId, html === '' ? null : { html, pictures: [] });
}

/** What is answered can be read by all: a contribution that waits is published before its answer. */
function* answer({ payload: post }: ReturnType<typeof answerSubmitted>) {
  const { postId, postRef, postText, postPictures, postUpdatedAt } = post;
  const written = yield* select(selectAnswer, postId);
  if (!written) return;
  try {
    if (post.postStatus !== 'validated') {
      const update = { postText, postPictures, postUpdatedAt, postStatus: 'validated' as const };
      yield* put(postDecisionTaken(yield* call(putDecision, postId, update)));
    }
    const published = yield* call(postAnswer, { postRef, postText: written.html });
    yield* call(keepDraft, OFFICE, postId, null);
    yield* put(answerPublished({ postId, published }));
  } catch (error) {
    yield* put(answerRefused({ postId, refusal: yield* refusalOf(error) }));
  }
}

/** Whoever is no administrator any more leaves the back office. */
function* refusalOf(error: unknown) {
  const refusal = toRefusal(error);
  if (refusal.status === FORBIDDEN) yield* put(adminDenied());
  return refusal;
}
