import { startI18n } from '@extranet/shared/i18n';
import { createAppStore, Provider } from '@extranet/shared/store';
import { adoptFonts } from '@extranet/shared/theme';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takeLinkFromAddress } from '../access/admin-link/admin-link.ts';
import { holdMailedLink } from '../access/mailed-links/mailed-link.ts';
import { pageData } from '../base/page-data.ts';
import { startParts } from '../base/parts.ts';
import { watchVitals } from '../base/vitals/watch.ts';
import texts from '../locales/fr.json';
import { prefetchAdminIfThere } from '../pages/admin/load-admin.ts';
import { prefetchHomeIfThere } from '../pages/home/load-home.ts';
import { createRemotes } from '../remotes/create-remotes.ts';
import { loadFirst } from '../remotes/load-first.ts';
import { browserSurroundings } from '../remotes/loader/browser.ts';
import { RemotesProvider } from '../remotes/use-remote.ts';
import { App } from './App.tsx';
import { hostReducers } from './reducers.ts';
import { hostSaga } from './saga.ts';
import { takeFrame } from './take-frame.ts';
import { whenKnown } from './when-known.ts';

export function start(): void {
  holdMailedLink();
  takeLinkFromAddress();
  adoptFonts();
  startI18n(texts);
  const store = createAppStore(hostReducers);
  const remotes = createRemotes(store, pageData(), browserSurroundings());
  startParts(store);
  const home = prefetchHomeIfThere();
  prefetchAdminIfThere();
  store.runSaga('host', () => hostSaga(remotes));
  watchVitals();

  const element = document.getElementById('app');
  if (!element) throw new Error('the page has no #app');
  const root = createRoot(element);
  const draw = () =>
    root.render(
      <Provider store={store}>
        <RemotesProvider value={remotes}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </RemotesProvider>
      </Provider>,
    );
  whenKnown(store, home, () => {
    loadFirst(remotes);
    takeFrame(draw);
  });
}
