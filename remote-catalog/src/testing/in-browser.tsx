import { type AppStore, Provider } from '@extranet/shared/store';
import { act, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import Overlay from '../Overlay.tsx';
import { remote } from '../remote.ts';

/** Lends the router to the remote, as the host does. */
function Lender({ store }: { store: AppStore }) {
  const navigate = useNavigate();
  useEffect(
    () => remote.activate?.({ dispatch: store.dispatch, navigate: (to) => void navigate(to) }),
    [store, navigate],
  );
  return null;
}

/** With the window's address, and what the remote shows over every page; `state`: of a page that is reloaded. */
export function showAt(store: AppStore, address: string, content: ReactNode, state: unknown = null) {
  history.replaceState(state, '', address);
  return render(
    <Provider store={store}>
      <BrowserRouter>
        <Lender store={store} />
        {content}
        <Overlay />
      </BrowserRouter>
    </Provider>,
  );
}

export const goBack = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );
