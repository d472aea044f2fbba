import { registerTexts } from '@extranet/shared/i18n';
import { createAppStore, Provider } from '@extranet/shared/store';
import { type Answers, apiServer } from '@extranet/shared/testing/server';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { adminLinkReducer } from '../access/admin-link/admin-link.slice.ts';
import { mailedLinksReducer } from '../access/mailed-links/mailed-links.slice.ts';
import { signInTabsReducer } from '../access/sign-in-tabs.state.ts';
import { hostReducers } from '../app/reducers.ts';
import { navigateWith } from '../base/navigation.ts';
import { bellReducer } from '../frame/bell/bell.slice.ts';
import accountTexts from '../locales/account.fr.json';
import adminLinkTexts from '../locales/admin-link.fr.json';
import bellTexts from '../locales/bell.fr.json';
import formTexts from '../locales/forms.fr.json';
import texts from '../locales/fr.json';
import mailedLinkTexts from '../locales/mailed-links.fr.json';
import noticeTexts from '../locales/notices.fr.json';
import tabTexts from '../locales/sign-in-tabs.fr.json';
import { accountReducer } from '../pages/account/account.state.ts';

export { refusal } from '@extranet/shared/testing/server';

const server = apiServer();

/** Answers calls as the test says, and records them. Any other call fails the test. */
export function answerCalls(answers: Answers) {
  server.answer(answers);
  const { calls, named } = server;
  return { calls, named };
}

const running: { cancel: () => void }[] = [];
afterEach(() => {
  for (const saga of running.splice(0)) saga.cancel();
});

/** The host's own store with the sagas under test, and something drawn in it. */
export function renderInHost(content: ReactNode, sagas: (() => Generator)[] = [], address = '/') {
  for (const words of [
    texts,
    accountTexts,
    formTexts,
    adminLinkTexts,
    mailedLinkTexts,
    tabTexts,
    bellTexts,
    noticeTexts,
  ])
    registerTexts('host', words);
  navigateWith(() => {});
  const store = createAppStore(hostReducers);
  store.injectRemote('bell', { reducer: bellReducer });
  store.injectRemote('account', { reducer: accountReducer });
  store.injectRemote('mailedLinks', { reducer: mailedLinksReducer });
  store.injectRemote('adminLink', { reducer: adminLinkReducer });
  store.injectRemote('signInTabs', { reducer: signInTabsReducer });
  for (const saga of sagas) running.push(store.runSaga(saga.name, saga));
  const shown = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>
    </Provider>,
  );
  return { store, ...shown };
}
