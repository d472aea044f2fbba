import type { FaqPost } from '@extranet/shared/contracts';
import { toRefusal } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { call, put, select, takeEvery, takeLatest } from '@extranet/shared/saga';
import { adminDenied } from '@extranet/shared/session';
import { keepDraft, readDraft } from '../editor/drafts.ts';
import {
  answerAsked,
  answerBegun,
  answerLeft,
  answerPublished,
  answerRefused,
  answerSubmitted,
  answerTyped,
} from './answers.slice.ts';
import { fetchPosts, postAnswer, putDecision } from './back-office.api.ts';
import { waitingPostsOpened } from './back-office.facts.ts';
import {
  postChanged,
  postDecided,
  postDecisionRefused,
  postDecisionTaken,
  selectAnswer,
  selectBackOffice,
  waitingPostsFailed,
  waitingPostsRead,
} from './back-office.slice.ts';

const FORBIDDEN = 403;
const NOT_FOUND = 404;
const CONFLICT = 409;

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
    const refusal = yield* refusalOf(error);
    yield* put(postDecisionRefused({ postId, refusal }));
    if (refusal.status === CONFLICT) yield* call(readAgain, post);
  }
}

/** Nobody decides on a text that they have not read: what was changed meanwhile takes the place of what was shown. */
function* readAgain({ postId, postRef }: FaqPost) {
  try {
    const posts = yield* call(fetchPosts, postRef);
    const now = posts.find((post) => post.postId === postId);
    if (now) yield* put(postChanged(now));
  } catch (error) {
    console.warn('[faq] the contribution could not be read again', error);
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
    const refusal = yield* refusalOf(error);
    yield* put(answerRefused({ postId, refusal }));
    if (refusal.status !== NOT_FOUND && refusal.status !== CONFLICT) return;
    // The text is kept, and is taken up again once the contribution was read as it is now.
    yield* put(answerLeft(postId));
    yield* put(postDecisionRefused({ postId, refusal }));
    if (refusal.status === CONFLICT) yield* call(readAgain, post);
  }
}

/** Whoever is no administrator any more leaves the back office. */
function* refusalOf(error: unknown) {
  const refusal = toRefusal(error);
  if (refusal.status === FORBIDDEN) yield* put(adminDenied());
  return refusal;
}
