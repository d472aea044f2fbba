import { fork, put, safely, takeEvery } from '@extranet/shared/saga';
import { moderationSaga } from './moderation/moderation.saga.ts';
import { moderationWanted } from './moderation/moderation.slice.ts';
import { referencesSaga } from './references/references.saga.ts';
import { tabsSaga } from './tabs.saga.ts';
import { backOfficeSaga } from './thread/back-office/back-office.saga.ts';
import { editorSaga } from './thread/editor/editor.saga.ts';
import { uploadsSaga } from './thread/editor/uploads.saga.ts';
import { ownSaga } from './thread/own/own.saga.ts';
import { contributionSaved, contributionWithdrawn } from './thread/thread.facts.ts';
import { threadSaga } from './thread/thread.saga.ts';
import { decisionRefused, decisionTaken } from './thread/thread.slice.ts';
import { threadsSaga } from './threads/threads.saga.ts';

export function* faqSaga() {
  yield* fork(safely('faq threads', threadsSaga));
  yield* fork(safely('faq references', referencesSaga));
  yield* fork(safely('faq thread', threadSaga));
  yield* fork(safely('faq editor', editorSaga));
  yield* fork(safely('faq uploads', uploadsSaga));
  yield* fork(safely('faq own contributions', ownSaga));
  yield* fork(safely('faq tabs', tabsSaga));
  yield* fork(safely('faq moderation', moderationSaga));
  yield* fork(safely('faq back office', backOfficeSaga));
  // A contribution or a decision changes the number of contributions that wait for moderation.
  yield* takeEvery([contributionSaved, contributionWithdrawn, decisionTaken, decisionRefused], countAgain);
}

function* countAgain() {
  yield* put(moderationWanted());
}
