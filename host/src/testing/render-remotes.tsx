import { registerTexts } from '@extranet/shared/i18n';
import { Provider } from '@extranet/shared/store';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import texts from '../locales/fr.json';
import { RemotesProvider } from '../remotes/use-remote.ts';
import type { startRemotes } from './remotes.ts';

/** Draws something of the host around the remotes of a page. */
export function renderRemotes(page: ReturnType<typeof startRemotes>, content: ReactNode, address = '/') {
  registerTexts('host', texts);
  return render(
    <Provider store={page.store}>
      <RemotesProvider value={page.remotes}>
        <MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>
      </RemotesProvider>
    </Provider>,
  );
}
