import type { AdminOrderRow, OrderStepsDone } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import OrdersPage from './OrdersPage.tsx';
import { anOrder } from './testing/order.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const listed = ['1', '2', '3'].map((id) => anOrder(id, { orderState: 'validee', orderVersion: 4 }));
const steps = () => server.named('POST /admin/orders/steps').map(({ body }) => body);

async function open(orders: readonly AdminOrderRow[] = listed) {
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/list-views': () => ({ views: [], columns: [] }),
    'GET /admin/orders': () => orders,
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/extradmin/orders']}>
        <OrdersPage />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

const answered = (outcome: Partial<OrderStepsDone>) =>
  server.answer({ 'POST /admin/orders/steps': () => ({ done: [], refused: [], ...outcome }) });
const tick = async (...ids: string[]) => {
  for (const id of ids)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Choisir CMD-2026-${id}` }));
};
const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await act(settled);
};

describe('several orders', () => {
  it('are prepared at once, and put back by Annuler as long as nobody changed them [B9.04]', async () => {
    await open();
    await tick('1', '2');
    answered({ done: ['1', '2'] });
    await press('Mettre 2 commandes en préparation');
    expect(await screen.findByText('2 commandes sont en préparation.')).toBeVisible();
    answered({
      done: ['1'],
      refused: [{ orderId: '2', orderRef: 'CMD-2026-2', message: 'Elle a changé entre-temps.' }],
    });
    await press('Annuler');
    expect(await screen.findByText('1 commande est remise en attente.')).toBeVisible();
    expect(screen.getByText('CMD-2026-2 : Elle a changé entre-temps.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
    const of = (version: number) => ['1', '2'].map((orderId) => ({ orderId, version }));
    expect(steps()).toEqual([
      { step: 'preparer', orders: of(4) },
      { step: 'remettre', orders: of(5) },
    ]);
  });

  it('that are prepared leave as labels, without being ticked again [B9.04]', async () => {
    await open();
    await tick('1', '3');
    answered({ done: ['1', '3'] });
    await press('Mettre 2 commandes en préparation');
    server.answer({ 'POST /admin/orders/labels': () => refusal(422, 'labels.noAddress', 'Aucune adresse.') });
    await press('Étiquettes');
    const asked = server.named('POST /admin/orders/labels').map(({ body }) => body);
    expect(asked).toEqual([{ ids: ['1', '3'] }]);
  });

  it('that a cut line left unprepared are asked for again [B9.04]', async () => {
    await open();
    await tick('2');
    server.answer({ 'POST /admin/orders/steps': () => refusal(0, 'network.unreachable', '') });
    await press('Mettre 1 commande en préparation');
    expect(await screen.findByText(/La mise en préparation n’a pas abouti/)).toBeVisible();
    answered({ done: ['2'] });
    await press('Réessayer');
    expect(await screen.findByText('1 commande est en préparation.')).toBeVisible();
    expect(screen.queryByText(/n’a pas abouti/)).toBeNull();
    expect(steps()).toEqual(Array(2).fill({ step: 'preparer', orders: [{ orderId: '2', version: 4 }] }));
  });
});
