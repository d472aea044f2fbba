import type { AdminOrderRow } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, settled } from '@extranet/shared/testing/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { anOrder } from '../testing/order.ts';
import { startRemote } from '../testing/store.ts';
import { AdminOrdersList } from './AdminOrdersList.tsx';
import { currentYear } from './years.ts';

const ORDERS = 'GET /admin/orders';
const server = apiServer();
const orders = (count: number): AdminOrderRow[] =>
  Array.from({ length: count }, (_, at) => anOrder(String(at)));
const asked = () =>
  server.named(ORDERS).map(({ request }) => {
    const { query, limit } = Object.fromEntries(new URL(request.url).searchParams);
    return { ...(JSON.parse(query ?? '{}') as object), limit: limit && Number(limit) };
  });

/** A server whose year has so many orders. */
async function open(total: number) {
  const all = orders(total);
  server.answer({
    'GET /config': () => later().answer,
    [ORDERS]: (_body, { request }) => {
      const { query, limit } = Object.fromEntries(new URL(request.url).searchParams);
      const { 'orderRef:contains': ref = '' } = JSON.parse(query ?? '{}') as Record<string, string>;
      return all.filter(({ orderRef }) => orderRef.includes(ref)).slice(0, limit ? Number(limit) : undefined);
    },
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AdminOrdersList />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}
const pause = async () => {
  await act(() => new Promise((done) => setTimeout(done, 250)));
  await act(settled);
};
const count = (text: RegExp) => expect(screen.getByText(text)).toBeVisible();
const ofYear = { 'year:eq': currentYear() };

describe('the orders of a year', () => {
  it('of which the page holds all are filtered and sorted in it [A4.06] [W2.03]', async () => {
    await open(40);
    count(/^40\sCdes$/);
    await userEvent.type(screen.getByLabelText('Référence de commande'), '2026-3');
    await pause();
    count(/^11\sCdes$/);
    expect(asked()).toEqual([{ ...ofYear, limit: 5001 }]);
  });

  it('come five thousand at a time, the next ones when the last is reached [A9.02] [A4.06]', async () => {
    await open(7000);
    const grid = screen.getByRole('grid');
    expect(grid).toHaveAttribute('aria-rowcount', '5001');
    count(/^Plus de\s5\s000\sCdes$/);
    within(grid).getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{End}');
    await act(settled);
    expect(grid).toHaveAttribute('aria-rowcount', '7001');
    count(/^7\s000\sCdes$/);
    expect(asked().map(({ limit }) => limit)).toEqual([5001, 10_001]);
  });

  it('that are more than the page holds are searched by the server, once for a word, the rows of before staying', async () => {
    await open(5500);
    await userEvent.type(screen.getByLabelText('Référence de commande'), '5432');
    expect(screen.getByRole('grid')).toBeVisible();
    await pause();
    count(/^1\sCdes$/);
    expect(screen.getByText('CMD-2026-5432')).toBeVisible();
    expect(asked().slice(1)).toEqual([{ ...ofYear, 'orderRef:contains': '5432', limit: 5001 }]);
  });

  it('come whole for another order than the newest first, which nobody knows of a part [A2.10]', async () => {
    await open(5500);
    await userEvent.click(screen.getByRole('button', { name: /Total/ }));
    await act(settled);
    expect(asked().at(-1)).toEqual({ ...ofYear, limit: undefined });
    count(/^5\s500\sCdes$/);
  });
});
