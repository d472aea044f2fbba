import type { Order } from '@extranet/shared/contracts';
import { connectionRestored } from '@extranet/shared/remote';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import CartBadge from '../cart/CartBadge.tsx';
import { aCart, anItem, anOrder, anOrderItem, aProduct, startRemote } from '../testing/store.ts';
import OrdersPage from './OrdersPage.tsx';

describe('the list of orders', () => {
  const server = apiServer();

  async function open(answer: Promise<Order[]> | Order[], cart = aCart(), mayOrder = true) {
    server.answer({
      'GET /cart': () => cart,
      'GET /orders': () => answer,
      'GET /config/supplier': () => ({}),
    });
    const { store } = startRemote({ mayOrder });
    render(
      <Provider store={store}>
        <MemoryRouter>
          <CartBadge />
          <OrdersPage />
        </MemoryRouter>
      </Provider>,
    );
    await act(settled);
  }

  it('says nothing about how many there are while it loads [W1.17]', async () => {
    const answer = later<Order[]>();
    await open(answer.answer);
    expect(screen.queryByText('Aucune commande')).not.toBeInTheDocument();
    await act(async () => answer.resolve([]));
    expect((await screen.findAllByText('Aucune commande')).length).toBeGreaterThan(0);
  });

  it('comes by itself once there is a connection again', async () => {
    let broken = true;
    server.answer({
      'GET /cart': () => aCart(),
      'GET /orders': () => (broken ? refusal(503, 'x', 'Plus tard.') : [anOrder()]),
      'GET /config/supplier': () => ({}),
    });
    const { store } = startRemote({ mayOrder: true });
    render(
      <Provider store={store}>
        <MemoryRouter>
          <OrdersPage />
        </MemoryRouter>
      </Provider>,
    );
    await act(settled);
    expect(screen.queryByRole('row', { name: /CMD-2026-000001/ })).toBeNull();
    broken = false;
    act(() => void store.dispatch(connectionRestored()));
    expect(await screen.findByRole('row', { name: /CMD-2026-000001/ })).toBeInTheDocument();
  });

  it('counts pieces in its notice like the badge, with thousands [C2.26] [W1.34] [W1.37]', async () => {
    await open([anOrder()], aCart(anItem(1, 9999), anItem(2, 4)));
    expect(await screen.findByRole('button', { name: /^Panier.*10\u202f003 articles/ })).toBeVisible();
    expect(screen.getByText(/^Votre panier contient 10\s003 articles/)).toBeVisible();
  });

  it('names its tools in words, and HT or TTC beside each total [W1.16] [W1.38]', async () => {
    await open([anOrder()]);
    const row = await screen.findByRole('row', { name: /CMD-2026-000001/ });
    expect(within(row).getByText('Commander à nouveau')).toBeVisible();
    expect(within(row).getByText('HT')).toBeVisible();
    expect(within(row).getByText('TTC')).toBeVisible();
    expect(screen.getByText('Effacer les filtres')).not.toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filtrer les commandes' }), '2026');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('search')).toHaveFocus();
    expect(screen.getByText('Effacer les filtres')).not.toBeVisible();
  });

  it('says how many were looked through when none matches, and offers to go further back', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => anOrder({ orderId: `o-${index}` }));
    await open(hundred);
    server.answer({ 'GET /orders': () => [] });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filtrer les commandes' }), 'zz');
    expect(await screen.findByText(/^Aucune de vos 100 dernières commandes/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Chercher dans les commandes plus anciennes' }));
    expect(await screen.findByText('Aucune commande ne correspond à ce filtre.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /plus/ })).not.toBeInTheDocument();
  });

  it('finds what is shown and what is not by a state in words [B4.01]', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => anOrder({ orderId: `o-${index}` }));
    await open(hundred);
    const sent = anOrder({ orderId: 'sent', orderRef: 'CMD-2025-000007', orderState: 'expediee' });
    server.answer({ 'GET /orders': () => [sent] });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filtrer les commandes' }), 'expéd');
    expect(await screen.findByRole('row', { name: /CMD-2025-000007 .*Expédiée/ })).toBeVisible();
    const asked = new URL(server.named('GET /orders').at(-1)?.request.url ?? '').searchParams.get('query');
    expect(asked).toBe(JSON.stringify({ 'orderState:in': ['expediee_en_partie', 'expediee'] }));
  });

  it('shows before it is ordered again what all pieces cost and whether they are there, and leaves out what is unticked', async () => {
    await open([
      anOrder({ items: [anOrderItem('FA-1', { itQuantity: 20 }), anOrderItem('FA-2', { itQuantity: 1 })] }),
    ]);
    const offer = { offProdId: 'FA-1', offQuantity: 20, offMbrUnitPriceET: 8, offProdCodeStock: '3' };
    const product = (prodRef: string) => aProduct({ prodId: prodRef, prodRef, prodMbrPrice: '10.00' });
    server.answer({
      'GET /products': () => [product('FA-1'), product('FA-2')],
      'POST /offers': () => [offer],
      'POST /cart/items': () => aCart(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Commander à nouveau CMD-2026-000001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Commander à nouveau' }));
    expect(dialog.getByText('Commande CMD-2026-000001 du 04/03/2026')).toBeVisible();
    expect(await dialog.findByText(/^Total/)).toHaveTextContent('170,00');
    expect(dialog.getByText('Sous 3 à 5 jours')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Reprendre FA-2' }));
    expect(dialog.getByText(/^Total/)).toHaveTextContent('160,00');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter 1 référence au panier' }));
    await act(settled);
    expect(server.named('POST /cart/items').at(-1)?.body).toEqual([{ prodId: 'FA-1', quantity: 20 }]);
  });

  it('says of each order what was ordered first and how much more, without what was cancelled [C2.26]', async () => {
    const harness = anOrderItem('FA-1', { itLabel: 'Faisceau 7 broches Opel Mokka A' });
    const cancelled = anOrderItem('FA-0', { itLabel: 'Attelage', itState: 'annulee' });
    await open([
      anOrder({ items: [cancelled, harness, anOrderItem('FA-2'), anOrderItem('FA-3')] }),
      anOrder({ orderId: 'o-2', orderRef: 'CMD-2026-000002', items: [harness] }),
    ]);
    const row = within(await screen.findByRole('row', { name: /CMD-2026-000001/ }));
    expect(row.getByTitle('Faisceau 7 broches Opel Mokka A + 2 autres')).toBeVisible();
    const other = within(screen.getByRole('row', { name: /CMD-2026-000002/ }));
    expect(other.getByTitle('Faisceau 7 broches Opel Mokka A')).toBeVisible();
  });

  it('offers an account that may not order the catalogue, not articles to add [W1.23]', async () => {
    await open([], aCart(), false);
    expect(screen.getByText('Votre compte ne permet pas de passer commande.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Consulter le catalogue' })).toHaveAttribute('href', '/catalog');
    expect(screen.queryByText('Ajouter des articles')).not.toBeInTheDocument();
  });
});
