import { productOpenRequested } from '@extranet/shared/remote';
import { type AppStore, Provider } from '@extranet/shared/store';
import { aProduct } from '@extranet/shared/testing';
import { apiServer, HttpResponse, wire } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import Overlay from '../Overlay.tsx';
import { remote } from '../remote.ts';
import { openStore } from '../testing/open-store.tsx';
import ProductModal from './ProductModal.tsx';

/** Lends the router to the remote, as the host does. */
function Lender({ store }: { store: AppStore }) {
  const navigate = useNavigate();
  useEffect(
    () => remote.activate?.({ dispatch: store.dispatch, navigate: (to) => void navigate(to) }),
    [store, navigate],
  );
  return null;
}

describe("'back' while a product is still coming", () => {
  const server = apiServer();
  beforeEach(() => server.answer({ 'GET /promise': () => ({ promises: [] }) }));
  let send: () => void = () => {};
  let store: AppStore;
  beforeEach(() => {
    const late = new Promise<void>((resolve) => {
      send = resolve;
    });
    server.use(
      wire.get('/api/product/1', async () => {
        await late;
        return HttpResponse.json(aProduct({ prodId: '1' }));
      }),
      wire.get('/api/product/1/related', () => HttpResponse.json([])),
      wire.get('/api/products/config', () => HttpResponse.json({ properties: {}, no_legend: [] })),
    );
    history.replaceState(null, '', '/catalog');
    store = openStore();
  });

  const show = (content: React.ReactNode) =>
    render(
      <Provider store={store}>
        <BrowserRouter>
          <Lender store={store} />
          {content}
        </BrowserRouter>
      </Provider>,
    );
  const back = () =>
    new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
      history.back();
    });
  const answer = () =>
    act(async () => {
      send();
      await new Promise((resolve) => setTimeout(resolve));
    });

  it('closes it although its address was left before it was rendered [W1.39]', async () => {
    show(<ProductModal />);
    // Nothing is rendered inside: as on a busy machine, the address changes twice before the page can follow.
    await act(async () => {
      store.dispatch(productOpenRequested('1'));
      expect(location.search).toBe('?produit=1');
      await back();
    });
    expect(location.search).toBe('');
    await answer();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes it although the code of the dialog has not loaded yet [W1.39]', async () => {
    show(null);
    await act(async () => {
      store.dispatch(productOpenRequested('1'));
    });
    await act(back);
    show(<Overlay />);
    await answer();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState()).toMatchObject({ catalog: { product: { prodId: null } } });
  });

  it("opens it again on 'forward'", async () => {
    show(<ProductModal />);
    await act(async () => {
      store.dispatch(productOpenRequested('1'));
    });
    await screen.findByRole('dialog');
    await act(back);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => history.forward());
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await answer();
    expect(await screen.findByRole('dialog', { name: 'FA-00012' })).toBeInTheDocument();
  });
});
