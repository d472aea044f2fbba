import { defineRemote, lazily } from '@extranet/shared/remote';
import { combineReducers } from '@extranet/shared/store';
import { moderationReducer } from './moderation/moderation.slice.ts';
import { loadThreadPage } from './pages.ts';
import { referencesReducer } from './references/references.slice.ts';
import { faqSaga } from './saga.ts';
import { answersReducer } from './thread/back-office/answers.slice.ts';
import { backOfficeReducer } from './thread/back-office/back-office.slice.ts';
import { dropDrafts, dropForeignDrafts } from './thread/editor/drafts.ts';
import { editorReducer } from './thread/editor/editor.slice.ts';
import { ownReducer } from './thread/own/own.slice.ts';
import { threadReducer } from './thread/thread.slice.ts';
import { threadsReducer } from './threads/threads.slice.ts';

const threadsPage = lazily(() => import(/* webpackChunkName: "route-faq" */ './threads/ThreadsPage.tsx'));
const threadPage = lazily(loadThreadPage);

const reducer = combineReducers({
  threads: threadsReducer,
  references: referencesReducer,
  thread: threadReducer,
  editor: editorReducer,
  own: ownReducer,
  moderation: moderationReducer,
  backOffice: backOfficeReducer,
  answers: answersReducer,
});
export type FaqState = ReturnType<typeof reducer>;

export const remote = defineRemote({
  id: 'faq',
  version: REMOTE_VERSION,
  routes: [
    { path: '/faq', Component: threadsPage },
    { path: '/faq/:ref', Component: threadPage },
  ],
  slots: {
    'admin.moderation': lazily(
      () => import(/* webpackChunkName: "slot-admin.moderation" */ './thread/back-office/WaitingPosts.tsx'),
    ),
    'header.faq': lazily(
      () => import(/* webpackChunkName: "slot-header.faq" */ './moderation/ModerationBadge.tsx'),
    ),
  },
  texts: { namespace: 'faq', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer,
  saga: faqSaga,
  activate: () => {
    dropForeignDrafts();
    return dropDrafts;
  },
});
