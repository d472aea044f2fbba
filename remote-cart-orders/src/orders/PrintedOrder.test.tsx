import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import { aCart, anOrder, startRemote } from '../testing/store.ts';
import { PrintedOrder } from './PrintedOrder.tsx';
import './OrderPage.tsx';

const server = apiServer();

it('an order on paper says who ordered, where it goes, and how VAT is spread over the lines [W1.38]', async () => {
  server.answer({ 'GET /cart': () => aCart(), 'GET /config/supplier': () => ({}) });
  const { store } = startRemote({ customer: { userCompName: 'Garage Delaunay', userName: 'Delaunay' } });
  render(
    <Provider store={store}>
      <PrintedOrder order={anOrder()} />
    </Provider>,
  );
  await act(settled);
  expect(screen.getByText(/puis répartie au centime entre les lignes/)).toBeInTheDocument();
  expect(screen.getByText('Client').closest('address')).toHaveTextContent(/Garage Delaunay.*Delaunay/);
  expect(screen.getByText('Adresse de livraison').closest('address')).toHaveTextContent(/1 rue des Lilas/);
});
