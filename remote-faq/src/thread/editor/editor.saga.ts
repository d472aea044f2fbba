import { toRefusal } from '@extranet/shared/http';
import { call, put, select, takeEvery, takeLeading } from '@extranet/shared/saga';
import { selectFaqRole, selectUser } from '@extranet/shared/session';
import { putPost } from '../thread.api.ts';
import { contributionSaved, threadOpened, threadOutdated } from '../thread.facts.ts';
import { selectThread, threadRead } from '../thread.slice.ts';
import { changeOf, keepDraft, readDraft } from './drafts.ts';
import { postContribution, putOwnPost } from './editor.api.ts';
import {
  changeFound,
  changeWorthKeeping,
  contributionRefused,
  contributionSubmitted,
  draftFound,
  editingCancelled,
  pictureRemoved,
  selectEditor,
  textChanged,
  uploadDone,
  worthKeeping,
} from './editor.slice.ts';

const CONFLICT = 409;

/** takeLeading: a second click on 'Envoyer' must not send a second contribution. */
export function* editorSaga() {
  yield* takeEvery(threadOpened, findDraft);
  yield* takeEvery(threadRead, findChanges);
  yield* takeEvery(editingCancelled, dropChange);
  yield* takeEvery([textChanged, pictureRemoved, uploadDone], keepWhatIsWritten);
  yield* takeLeading(contributionSubmitted, submit);
}

function* findDraft({ payload: ref }: ReturnType<typeof threadOpened>) {
  const user = yield* select(selectUser);
  const draft = user && readDraft(user.id, ref);
  if (draft) yield* put(draftFound(draft));
}

/** Of the reader's own contributions that wait; a contribution that is gone leaves nothing to change. */
function* findChanges({ payload: posts }: ReturnType<typeof threadRead>) {
  const { open } = yield* select(selectEditor);
  if (open && open !== 'new' && !posts.some(({ postId }) => postId === open.postId))
    yield* put(editingCancelled(open));
  const user = yield* select(selectUser);
  for (const post of posts) {
    if (!user || !post.postMine || post.postStatus !== 'unvalidated') continue;
    const change = readDraft(user.id, changeOf(post));
    if (change) yield* put(changeFound({ post, change }));
  }
}

function* dropChange({ payload: post }: ReturnType<typeof editingCancelled>) {
  const user = yield* select(selectUser);
  if (user) keepDraft(user.id, changeOf(post), null);
}

/** What a moderator changes is decided at once, or left: only what is the writer's own is kept. */
function* keepWhatIsWritten() {
  const user = yield* select(selectUser);
  const role = yield* select(selectFaqRole);
  const editor = yield* select(selectEditor);
  const { ref } = yield* select(selectThread);
  if (!user || !editor.open) return;
  if (editor.open === 'new') keepDraft(user.id, ref, worthKeeping(editor));
  else if (role !== 'admin')
    keepDraft(user.id, changeOf(editor.open), changeWorthKeeping(editor.open, editor));
}

function* submit() {
  const editor = yield* select(selectEditor);
  const { ref } = yield* select(selectThread);
  const user = yield* select(selectUser);
  const written = { postText: editor.html, postPictures: editor.pictures };
  try {
    if (editor.open === 'new') {
      const postStatus = editor.postStatus || undefined;
      const post = yield* call(postContribution, { postRef: ref, ...written, postStatus });
      if (user) keepDraft(user.id, ref, null);
      yield* put(contributionSaved(post));
    } else if (editor.open) {
      const { postId, postUpdatedAt, postStatus } = editor.open;
      const change = { ...written, postUpdatedAt };
      const role = yield* select(selectFaqRole);
      const post =
        role === 'admin'
          ? yield* call(putPost, postId, { ...change, postStatus: editor.postStatus || postStatus })
          : yield* call(putOwnPost, postId, change);
      if (user) keepDraft(user.id, changeOf(editor.open), null);
      yield* put(contributionSaved(post));
    }
  } catch (error) {
    const refusal = toRefusal(error);
    yield* put(contributionRefused(refusal));
    if (refusal.status === CONFLICT) yield* put(threadOutdated());
  }
}
