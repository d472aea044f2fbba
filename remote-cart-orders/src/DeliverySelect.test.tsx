import type { Order } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import DeliverySelect from './DeliverySelect.tsx';
import {
  aCart,
  anAddress,
  anItem,
  anOrder,
  aProduct,
  inTurn,
  refused,
  startRemote,
} from './testing/store.ts';

const server = apiServer();
const DELIVERY = 'PUT /order/o-1/delivery';
const VALIDATION = 'POST /order/o-1/validate';
const sent = (name: string) => server.named(name).map(({ body }) => body);

const item = {
  itId: 'o-1-1',
  itProdRef: 'FA-00001',
  itProdId: 'p-1',
  itProdCatalogue: 'Faisceau',
  itProdKind: '13',
  itLabel: 'Faisceau 13 broches Kadjar',
  itQuantity: 2,
  itMbrUnitPriceET: 10,
  itMbrTotalPriceET: 20,
  itVATAmount: 4,
  itMbrTotalPriceIT: 24,
  itProdCodeStock: '1',
} as const;
const until = '2026-12-21T09:00:00.000Z';
const aDraft = (over: Partial<Order> = {}) =>
  anOrder({
    orderStatus: 'brouillon',
    items: [item],
    fingerprint: 'as shown',
    orderExpiresAt: until,
    orderPDFFilename: null,
    ...over,
  });

async function open(order: Order) {
  server.answer({ 'GET /order/o-1': () => order });
  const { store, read } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/deliverySelect/o-1']}>
        <Routes>
          <Route path="/deliverySelect/:orderId" element={<DeliverySelect />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return read;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Valider la commande' }));

beforeEach(() => {
  window.scrollTo = () => {};
  server.answer({
    'GET /cart': () => aCart(),
    'GET /deliveries': () => [anAddress],
    [DELIVERY]: () => aDraft(),
    [VALIDATION]: () => anOrder(),
  });
});

describe('the delivery page of a draft', () => {
  const change = {
    itId: 'o-1-1',
    itProdRef: 'FA-00001',
    itQuantity: 2,
    shownUnitPriceET: 10,
    itMbrUnitPriceET: 30,
  };
  const risen = refused(409, 'cart.priceChanged', { lines: [change], fingerprint: 'at 30' });

  it('says until when it can be validated, and validates at the prices shown [C2.07, C4.09]', async () => {
    await open(aDraft());
    expect(screen.getByText(/À valider avant le 21\/12\/2026/)).toBeVisible();
    await submit();
    const seen = { fingerprint: 'as shown' };
    expect(await screen.findByText('Votre commande est confirmée.')).toBeVisible();
    expect(sent(DELIVERY)).toEqual([{ delivery: { daId: 'da-1' }, ...seen }]);
    expect(sent(VALIDATION)).toEqual([seen]);
  });

  it('asks for consent to a risen price as the cart does, and validates only then [C2.07, C2.25]', async () => {
    await open(aDraft());
    server.answer({ [DELIVERY]: inTurn(risen, aDraft()) });
    await submit();
    const dialog = within(await screen.findByRole('dialog', { name: 'Le prix d’un article a augmenté' }));
    expect(dialog.getByRole('cell', { name: /Faisceau 13 broches Kadjar.*FA-00001/ })).toBeVisible();
    expect(sent(VALIDATION)).toEqual([]);
    const accept = dialog.getByRole('button', { name: 'Accepter et commander' });
    await waitFor(() => expect(accept).toBeEnabled(), { timeout: 2_000 });
    await userEvent.click(accept);
    expect(await screen.findByText('Votre commande est confirmée.')).toBeVisible();
    expect(sent(VALIDATION)).toEqual([{ fingerprint: 'at 30' }]);
  });

  it('validates nothing when the new price is declined', async () => {
    await open(aDraft());
    server.answer({ [DELIVERY]: () => risen });
    await submit();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent(DELIVERY)).toHaveLength(1);
    expect(sent(VALIDATION)).toEqual([]);
  });

  it('shows why it is refused, and offers to reorder the rest when a line is withdrawn [C5.07]', async () => {
    await open(aDraft());
    server.answer({ [DELIVERY]: () => refused(409, 'cart.notOrderable') });
    await submit();
    expect(await screen.findByText('Refus cart.notOrderable')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Commander à nouveau' })).toBeVisible();
  });
});

it('an expired draft: the page says that nothing was ordered, and adds its lines to the cart on request [C2.07]', async () => {
  const read = await open(aDraft({ orderStatus: 'annulee', fingerprint: null }));
  expect(screen.getByRole('heading', { name: 'Ce brouillon a expiré' })).toBeVisible();
  expect(screen.getByText(/rien n’a été commandé/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Valider la commande' })).not.toBeInTheDocument();
  server.answer({
    'GET /products': () => [aProduct({ prodMbrPrice: '30.00' })],
    'POST /offers': () => [],
    'POST /cart/items': () => aCart(anItem(1, 2)),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Commander à nouveau' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Commander à nouveau' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ajouter 1 référence au panier' }));
  await act(settled);
  expect(sent('POST /cart/items')).toEqual([[{ prodId: 'p-1', quantity: 2 }]]);
  expect(read().cart.items).toHaveLength(1);
});
