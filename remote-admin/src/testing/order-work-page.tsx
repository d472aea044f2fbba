import type { AdminOrder, Order } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import OrderWorkPage from '../OrderWorkPage.tsx';
import { startRemote } from './store.ts';

export const server = apiServer();
export const line = (itId: string, parts: Partial<Order['items'][number]> = {}): Order['items'][number] => ({
  itId,
  itProdRef: `FA-0000${itId}`,
  itProdId: null,
  itProdCatalogue: 'Faisceau',
  itProdKind: '13',
  itLabel: 'Faisceau standard 13 broches',
  itQuantity: 3,
  itMbrUnitPriceET: 10,
  itMbrTotalPriceET: 30,
  itVATAmount: 6,
  itMbrTotalPriceIT: 36,
  itProdCodeStock: '1',
  itState: 'validee',
  itShipped: 0,
  itPromisedOn: '2020-01-02',
  ...parts,
});
export const page = (parts: Partial<Order> = {}, version = 1): AdminOrder => ({
  order: {
    orderId: 'o1',
    orderRef: 'CMD-2026-000001',
    orderInternalRef: '',
    orderDate: '2026-11-20T09:00:00.000Z',
    orderStatus: 'validee',
    orderDeliveryId: null,
    delivery: null,
    items: [line('1'), line('2')],
    orderTotalPriceET: 60,
    orderVATAmount: 12,
    orderTotalPriceIT: 72,
    orderPDFFilename: null,
    userId: 'u1',
    fingerprint: null,
    orderExpiresAt: null,
    orderState: 'validee',
    orderVersion: version,
    orderPromisedOn: '2020-01-02',
    orderDueOn: '2020-01-02',
    ...parts,
  },
  life: { orderId: 'o1', version, events: [], parcels: [], requests: [] },
  notes: [],
  deliveries: [],
  customer: {
    userId: 'u1',
    userCompName: 'Garage du Port',
    userName: 'Le Goff',
    userFirstname: 'Aurélie',
    userEmail: 'port@example.com',
    userPhone: '',
    userAddress: ['1 quai du Port', '44000 Nantes'],
  },
});

/** The page of this order, with links to itself and to another one. */
export async function open(answers: Parameters<typeof server.answer>[0] = {}) {
  server.answer({
    'GET /admin/orders/o1': () => page(),
    'GET /admin/orders/o1/documents': () => [],
    ...answers,
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/extradmin/orders/o1']}>
        <Link to="/extradmin/orders/o1">La précédente</Link>
        <Link to="/extradmin/orders/o2">La suivante</Link>
        <Routes>
          <Route path="/extradmin/orders/:orderId" element={<OrderWorkPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}
export const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
