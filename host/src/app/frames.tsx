import { registerTexts, startI18n } from '@extranet/shared/i18n';
import { SlotFiller } from '@extranet/shared/remote';
import { createAppStore, Provider } from '@extranet/shared/store';
import { GlobalStyle } from '@extranet/shared/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
// biome-ignore lint/style/noRestrictedImports: runs in the build, with the whole library.
import { ServerStyleSheet } from 'styled-components';
import { HOME } from '../base/addresses.ts';
import { OWN_CONFIG } from '../config/clean-config.ts';
import { configRead } from '../config/config.slice.ts';
import texts from '../locales/fr.json';
import * as home from '../pages/home/home.part.ts';
import { takeHome } from '../pages/home/load-home.ts';
import { createRemotes } from '../remotes/create-remotes.ts';
import type { Surroundings } from '../remotes/loader/surroundings.ts';
import { RemoteSlot } from '../remotes/RemoteSlot.tsx';
import { RemotesProvider } from '../remotes/use-remote.ts';
import { Pages } from './Pages.tsx';
import { hostReducers } from './reducers.ts';

/** In place of what is the supplier's; the server writes it in (api/src/portal/page/frames.ts). */
const PLACEHOLDERS = { phone: '+33 100 200 300', name: '%name%', colour: '%colour%' };

const REMOTE_PAGE = '/remote';
const nothing = () => {};
const noSurroundings = { clock: { now: () => 0 }, onOnline: nothing } as unknown as Surroundings;

/** A catalogue that is somewhere: its field has a place in the header, and its pages in the frame. */
const registry = {
  revision: 0,
  remotes: [
    {
      id: 'any',
      mounts: [REMOTE_PAGE],
      slots: ['header.search'],
      nav: [],
      access: 'signedIn',
      needs: 'signedIn',
    },
  ],
} as unknown as Parameters<typeof createRemotes>[1]['registry'];

/**
 * What can be seen of the pages without a person: drawn from the same components when the shell is built, so that a browser
 * paints it before any program runs (shared/build/frames.js, ADR 0036). Never bundled.
 */
export function drawFrames() {
  startI18n(texts);
  for (const bundle of home.part.texts) registerTexts('host', bundle);
  takeHome(home);
  const store = createAppStore(hostReducers);
  const { phone, ...brand } = PLACEHOLDERS;
  store.dispatch(
    configRead({ ...OWN_CONFIG, phone_number: phone, brand: { ...OWN_CONFIG.brand, ...brand } }),
  );
  const remotes = createRemotes(store, { registry }, noSurroundings);
  const sheet = new ServerStyleSheet();
  const draw = (address: string) =>
    renderToStaticMarkup(
      sheet.collectStyles(
        <Provider store={store}>
          <RemotesProvider value={remotes}>
            <StaticRouter location={address}>
              <GlobalStyle />
              <SlotFiller value={RemoteSlot}>
                <Pages />
              </SlotFiller>
            </StaticRouter>
          </RemotesProvider>
        </Provider>,
      ),
    );
  const frames = { landing: draw('/'), home: draw(HOME), page: draw(REMOTE_PAGE) };
  const styles = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '');
  return { frames, styles };
}
