import { defineRemote } from '@extranet/shared/remote';
import { lazy } from 'react';
import { loadThreadPage } from './pages.ts';
import { faqSaga } from './saga.ts';
import { faqReducer } from './state.ts';
import { dropDrafts, dropForeignDrafts } from './thread/editor/drafts.ts';

const threadsPage = lazy(() => import(/* webpackChunkName: "route-faq" */ './threads/ThreadsPage.tsx'));
const threadPage = lazy(loadThreadPage);

export const remote = defineRemote({
  id: 'faq',
  version: REMOTE_VERSION,
  routes: [
    { path: '/faq', Component: threadsPage },
    { path: '/faq/:ref', Component: threadPage },
  ],
  slots: {
    'header.faq': lazy(
      () => import(/* webpackChunkName: "slot-header.faq" */ './moderation/ModerationBadge.tsx'),
    ),
  },
  texts: { namespace: 'faq', load: () => import(/* webpackMode: "eager" */ './locales/fr.json') },
  reducer: faqReducer,
  saga: faqSaga,
  activate: () => {
    dropForeignDrafts();
    return dropDrafts;
  },
});
