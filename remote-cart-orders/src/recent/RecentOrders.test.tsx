import type { Order } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, settled } from '@extranet/shared/testing/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aCart, anOrder, inTurn, refused, startRemote } from '../testing/store.ts';
import RecentOrders from './RecentOrders.tsx';

const validated = (number: number) =>
  anOrder({ orderId: `o-${number}`, orderRef: `CMD-2026-00000${number}`, orderInternalRef: `OR ${number}` });
const draft = anOrder({
  orderId: 'o-9',
  orderRef: 'CMD-2026-000009',
  orderStatus: 'brouillon',
  orderExpiresAt: '2026-03-06T10:00:00.000Z',
});

describe('orders at hand on the home page', () => {
  const server = apiServer();

  async function open(answer: () => unknown, mayOrder = true) {
    server.answer({ 'GET /cart': () => aCart(), 'GET /orders': answer });
    const { store } = startRemote({ mayOrder });
    const { unmount } = render(
      <Provider store={store}>
        <MemoryRouter>
          <RecentOrders />
        </MemoryRouter>
      </Provider>,
    );
    await act(settled);
    return unmount;
  }
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('has three: the draft that waits first, with what is missing and until when, then the last ones with their state [C2.03]', async () => {
    await open(() => [
      validated(8),
      { ...validated(7), orderState: 'expediee' },
      { ...validated(6), orderStatus: 'annulee', orderState: 'annulee' },
      draft,
    ]);
    expect(rows()).toHaveLength(3);
    const [first, second] = screen.getAllByRole('link', { name: /CMD-/ });
    expect(first).toHaveTextContent(/CMD-2026-000009Brouillon.*Livraison à choisir · jusqu’au 06\/03\/2026/);
    expect(first).toHaveAttribute('href', '/deliverySelect/o-9');
    expect(second).toHaveTextContent(/CMD-2026-000008Validée.*12,00.*€.*TTC.*04\/03\/2026 · .*OR 8/);
    expect(second).toHaveAttribute('href', '/order/o-8');
    expect(screen.getByRole('link', { name: /CMD-2026-000007/ })).toHaveTextContent('Expédiée');
    expect(screen.getByRole('link', { name: 'Toutes les commandes' })).toHaveAttribute('href', '/orders');
  });

  it('keeps the place of three rows while it waits, and says when there is none', async () => {
    const answer = later<Order[]>();
    await open(() => answer.answer);
    expect(screen.getByRole('region', { name: 'Dernières commandes' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Aucune commande pour l’instant')).not.toBeInTheDocument();
    await act(async () => answer.resolve([]));
    expect(await screen.findByText('Aucune commande pour l’instant')).toBeVisible();
  });

  it('promises no first order to who may not order [W1.23]', async () => {
    await open(() => [], false);
    expect(screen.getByText('Votre compte ne permet pas de passer commande.')).toBeVisible();
  });

  it('asks again by a button when they could not be loaded', async () => {
    await open(inTurn(refused(503, 'unavailable'), [validated(1)]));
    const panel = screen.getByRole('region', { name: 'Dernières commandes' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('CMD-2026-000001')).toBeVisible();
    expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
  });
});
