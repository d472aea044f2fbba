import { toRefusal } from '@extranet/shared/http';
import { call, put, select, takeEvery, takeLeading } from '@extranet/shared/saga';
import { selectUser } from '@extranet/shared/session';
import { putPost } from '../thread.api.ts';
import { contributionSaved, threadOpened, threadOutdated } from '../thread.facts.ts';
import { selectThread } from '../thread.slice.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { postContribution } from './editor.api.ts';
import {
  contributionRefused,
  contributionSubmitted,
  draftFound,
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
  yield* takeEvery([textChanged, pictureRemoved, uploadDone], keepWhatIsWritten);
  yield* takeLeading(contributionSubmitted, submit);
}

function* findDraft({ payload: ref }: ReturnType<typeof threadOpened>) {
  const user = yield* select(selectUser);
  const draft = user && readDraft(user.id, ref);
  if (draft) yield* put(draftFound(draft));
}

function* keepWhatIsWritten() {
  const user = yield* select(selectUser);
  const editor = yield* select(selectEditor);
  const { ref } = yield* select(selectThread);
  if (user && editor.open === 'new') keepDraft(user.id, ref, worthKeeping(editor));
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
      const change = { ...written, postUpdatedAt, postStatus: editor.postStatus || postStatus };
      yield* put(contributionSaved(yield* call(putPost, postId, change)));
    }
  } catch (error) {
    const refusal = toRefusal(error);
    yield* put(contributionRefused(refusal));
    if (refusal.status === CONFLICT) yield* put(threadOutdated());
  }
}
