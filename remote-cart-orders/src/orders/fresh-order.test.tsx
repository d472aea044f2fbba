import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { aLife, aLine, anOrderUnderWay } from '../testing/order-life.ts';
import { aCart, startRemote } from '../testing/store.ts';
import { UNREAD_TOLD } from './fresh-order.saga.ts';
import OrderPage from './OrderPage.tsx';

const server = apiServer();
let hasLeft = false;

async function open() {
  hasLeft = false;
  const items = () => [aLine('1', { itState: hasLeft ? 'livree' : 'validee' })];
  server.answer({
    'GET /cart': () => aCart(),
    'GET /config/supplier': () => ({}),
    'GET /order/o-1': () => anOrderUnderWay({ items: items(), orderState: hasLeft ? 'livree' : 'validee' }),
    'GET /order/o-1/life': () => aLife(),
    'GET /order/o-1/documents': () => [],
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/order/o-1']}>
        <Link to="/order/o-1">Notification</Link>
        <Routes>
          <Route path="/order/:id" element={<OrderPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  hasLeft = true;
  return store;
}
/** Longer than several notifications are waited for. */
const afterAWhile = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await settled();
  });
const timesRead = () => server.named('GET /order/o-1').length;

describe('the page of an order that stays open', () => {
  it('reads the order again when the bell tells of something new, and keeps what is being typed', async () => {
    const store = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Demander une modification' }));
    await userEvent.type(screen.getByLabelText('Votre demande'), 'Lundi ?');
    store.dispatch({ type: UNREAD_TOLD, payload: 1 });
    store.dispatch({ type: UNREAD_TOLD, payload: 2 });
    await afterAWhile();
    expect(screen.getAllByText('Livrée')).toHaveLength(3);
    expect(screen.getByLabelText('Votre demande')).toHaveValue('Lundi ?');
    expect(timesRead()).toBe(2);
  });

  it('reads it again when a notification that leads to it is followed', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Notification' }));
    await afterAWhile();
    expect(screen.getAllByText('Livrée')).toHaveLength(3);
    expect(timesRead()).toBe(2);
  });

  it('reads it again when its window is shown, not each time', async () => {
    await open();
    const now = jest.spyOn(performance, 'now');
    const show = () => document.dispatchEvent(new Event('visibilitychange'));
    show();
    await afterAWhile();
    expect(timesRead()).toBe(1);
    const later = performance.now() + 31_000;
    now.mockImplementation(() => later);
    show();
    await afterAWhile();
    show();
    await afterAWhile();
    expect(timesRead()).toBe(2);
    now.mockRestore();
  });

  it('asks no more once it is left', async () => {
    const store = await open();
    cleanup();
    store.dispatch({ type: UNREAD_TOLD, payload: 1 });
    await afterAWhile();
    expect(timesRead()).toBe(1);
  });
});
