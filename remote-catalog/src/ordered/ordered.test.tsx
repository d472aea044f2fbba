import { cartChanged } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { apiServer, HttpResponse, refusal } from '@extranet/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminCatalogSearch from '../catalog/AdminCatalogSearch.tsx';
import CatalogPage from '../catalog/CatalogPage.tsx';
import { ResultRow } from '../search/ResultRow.tsx';
import { answerRows, noRecentVehicles, nothingReplaced } from '../testing/lists.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { productModal } from '../testing/product-modal.tsx';
import { orderedRead, orderedWanted } from './ordered.slice.ts';

const order = { orderId: 'o-7', orderRef: 'CMD-2026-000123', orderDate: '2026-10-12T08:00:00.000Z' };
const SAID = 'Déjà commandé le 12/10/2026 (CMD-2026-000123)';
/** Something was ordered since it was last asked what was. */
const afterAnOrder = (store = openStore()) => {
  store.dispatch(cartChanged());
  return store;
};
const rows = [
  aRow({ prodId: '1', prodRef: 'FA-00001', prodMarque: 'Peugeot' }),
  aRow({ prodId: '2', prodRef: 'FA-00002', prodMarque: 'Peugeot' }),
];

describe('products that were ordered before', () => {
  const server = apiServer();
  beforeEach(() => {
    server.use(
      noRecentVehicles,
      nothingReplaced,
      answerRows('/api/products', () => rows),
      answerRows('/api/admin/products', () => rows),
    );
    server.answer({ 'GET /ordered': () => [{ ...order, prodIds: ['1'] }] });
  });
  const asked = () => server.named('GET /ordered').length;
  const search = async () => userEvent.type(await screen.findByLabelText('Marque'), 'peugeot');

  it('carry a sign in the list, with the day and the number of the last order [B6.04]', async () => {
    renderIn(afterAnOrder(), <CatalogPage />, '/catalog?cat=Faisceau');
    await search();
    const sign = await screen.findByRole('img', { name: SAID }, { timeout: 3_000 });
    expect(sign.closest('[role="row"]')).toHaveTextContent(/^FA-00001/);
    expect(screen.getAllByRole('img', { name: /Déjà commandé/ })).toHaveLength(1);
    expect(asked()).toBe(1);
  });

  it('carry none in the list of the back office, which does not ask [B6.04]', async () => {
    const store = openStore({ catalogs: [] });
    store.dispatch(orderedRead({ askedAt: performance.now(), orders: [{ ...order, prodIds: ['1'] }] }));
    afterAnOrder(store);
    renderIn(store, <AdminCatalogSearch onOpen={() => undefined} />);
    await search();
    await screen.findByRole('row', { name: /FA-00001/ });
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(screen.queryByRole('img', { name: /Déjà commandé/ })).toBeNull();
    expect(asked()).toBe(0);
  });

  it('are asked for again once something was ordered, and not for what was only added to the cart [B6.04]', async () => {
    const store = afterAnOrder();
    const want = async (times: number) => {
      store.dispatch(orderedWanted());
      await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
      expect(asked()).toBe(times);
    };
    await want(1);
    await want(1);
    const cart = { cart: {} as never, askedAt: 1, answeredAt: 2 };
    store.dispatch(cartChanged(cart));
    await want(1);
    store.dispatch(cartChanged());
    await want(2);
  });

  it('are asked for again after some seconds: an order may have been cancelled [B6.04]', async () => {
    const store = openStore();
    store.dispatch(
      orderedRead({ askedAt: performance.now() - 10_001, orders: [{ ...order, prodIds: ['2'] }] }),
    );
    renderIn(store, <CatalogPage />, '/catalog?cat=Faisceau');
    await search();
    const sign = await screen.findByRole('img', { name: SAID });
    expect(sign.closest('[role="row"]')).toHaveTextContent(/^FA-00002/);
    await waitFor(() => expect(sign).not.toBeInTheDocument(), { timeout: 3_000 });
    expect(screen.getByRole('img', { name: SAID }).closest('[role="row"]')).toHaveTextContent(/^FA-00001/);
  });

  it('only lack their signs where the server does not answer, and are asked for again [B6.04]', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.answer({ 'GET /ordered': () => refusal(500, 'internal') });
    const store = afterAnOrder();
    renderIn(store, <CatalogPage />, '/catalog?cat=Faisceau');
    await search();
    await waitFor(() => expect(warned).toHaveBeenCalled(), { timeout: 3_000 });
    expect(screen.getByRole('row', { name: /FA-00001/ })).toBeInTheDocument();
    server.answer({ 'GET /ordered': () => [{ ...order, prodIds: ['1'] }] });
    store.dispatch(orderedWanted());
    await screen.findByRole('img', { name: SAID }, { timeout: 3_000 });
    warned.mockRestore();
  });

  it('carry the sign among what the search found [B6.04]', () => {
    const store = openStore();
    store.dispatch(orderedRead({ askedAt: performance.now(), orders: [{ ...order, prodIds: ['1'] }] }));
    const [known, other] = rows as [(typeof rows)[0], (typeof rows)[0]];
    renderIn(
      store,
      <>
        <ResultRow product={known} query="fa" />
        <ResultRow product={other} query="fa" />
      </>,
    );
    expect(screen.getAllByRole('img', { name: SAID })).toHaveLength(1);
  });
});

describe('the dialog of a product that was ordered before', () => {
  const { open, server, store } = productModal();
  const openAfterAnOrder = async () => {
    const dialog = await open();
    afterAnOrder(store());
    store().dispatch(orderedWanted());
    return dialog;
  };

  it('leads to its last order [B6.04]', async () => {
    server.answer({ 'GET /ordered': () => [{ ...order, prodIds: ['1'] }] });
    const dialog = await openAfterAnOrder();
    const link = await dialog.findByRole('link', { name: 'CMD-2026-000123' }, { timeout: 3_000 });
    expect(link).toHaveAttribute('href', '/order/o-7');
    expect(link.parentElement).toHaveTextContent(/^Déjà commandé le 12\/10\/2026\s: CMD-2026-000123$/);
  });

  it('says nothing of a product that was not [B6.04]', async () => {
    server.answer({ 'GET /ordered': () => HttpResponse.json([]) });
    const dialog = await openAfterAnOrder();
    await waitFor(() => expect(server.named('GET /ordered')).toHaveLength(1), { timeout: 3_000 });
    expect(within(document.body).queryByText(/Déjà commandé/)).toBeNull();
    expect(dialog.queryByText(/Déjà commandé/)).toBeNull();
  });
});
