import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { aCart, anOrder, startRemote } from '../testing/store.ts';
import OrdersPage from './OrdersPage.tsx';

const server = apiServer();

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Retour
    </button>
  );
}
const Address = () => <output aria-label="Adresse">{useLocation().search}</output>;

async function open(
  at: string,
  orders = [anOrder(), anOrder({ orderId: 'o-2', orderRef: 'CMD-2026-000002' })],
) {
  server.answer({
    'GET /cart': () => aCart(),
    'GET /orders': () => orders,
    'GET /config/supplier': () => ({}),
  });
  render(
    <Provider store={startRemote().store}>
      <MemoryRouter initialEntries={['/home', at]} initialIndex={1}>
        <Address />
        <Link to="/orders">Toutes</Link>
        <Routes>
          <Route path="/orders" element={<OrdersPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}
const field = () => screen.getByRole('searchbox', { name: 'Filtrer les commandes' });

describe('the filter in the address of the orders', () => {
  it('stands there as it is typed, and is there again after an order was opened [C2.26]', async () => {
    await open('/orders');
    await userEvent.type(field(), '000002');
    expect(field()).toHaveValue('000002');
    expect(screen.getByRole('status', { name: 'Adresse' })).toHaveTextContent('?filter=000002');
    await userEvent.click(await screen.findByRole('row', { name: /CMD-2026-000002/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
    expect(field()).toHaveValue('000002');
    expect(screen.queryByRole('row', { name: /CMD-2026-000001/ })).toBeNull();
  });

  it('has a name of its own, so that the search in the header stays empty; a link with the former name still works [C2.26]', async () => {
    await open('/orders?q=00000');
    expect(field()).toHaveValue('00000');
    await userEvent.type(field(), '2');
    expect(screen.getByRole('status', { name: 'Adresse' })).toHaveTextContent(/^\?filter=000002$/);
  });

  it('replaces the address: one step back leaves the list; empty it leaves nothing there [C2.26]', async () => {
    await open('/orders?q=000001');
    expect(field()).toHaveValue('000001');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(screen.getByRole('row', { name: /CMD-2026-000002/ })).toBeVisible();
    await userEvent.type(field(), 'x');
    await userEvent.clear(field());
    expect(screen.getByRole('status', { name: 'Adresse' })).toBeEmptyDOMElement();
  });

  it('follows a link to the whole list [C2.26]', async () => {
    await open('/orders?filter=000001');
    await userEvent.click(screen.getByRole('link', { name: 'Toutes' }));
    expect(field()).toHaveValue('');
  });

  it('searches older orders for a text that came with the address; a year by its days [C2.26]', async () => {
    await open(
      '/orders?q=2024',
      Array.from({ length: 100 }, (_, index) => anOrder({ orderId: `o-${index}` })),
    );
    const old = anOrder({
      orderId: 'old',
      orderRef: 'CMD-2024-000004',
      orderDate: '2024-06-01T08:00:00.000Z',
    });
    server.answer({ 'GET /orders': () => [old] });
    expect(await screen.findByRole('row', { name: /CMD-2024-000004/ })).toBeVisible();
    const asked = new URL(server.named('GET /orders').at(-1)?.request.url ?? '').searchParams.get('query');
    expect(JSON.parse(asked ?? '')).toEqual({
      'orderDate:gte': '2023-12-31T00:00:00.000Z',
      'orderDate:lte': '2025-01-02T00:00:00.000Z',
    });
  });
});
