import type { Order } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import * as cartApi from './cart/cart.api.ts';
import * as addressesApi from './checkout/addresses.api.ts';
import * as api from './checkout/checkout.api.ts';
import DeliverySelect from './DeliverySelect.tsx';
import * as ordersApi from './orders.api.ts';
import * as productsApi from './products.api.ts';
import {
  aCart,
  anAddress,
  anItem,
  anOrder,
  aProduct,
  failure,
  settled,
  startRemote,
} from './testing/store.ts';

jest.mock('./cart/cart.api.ts');
jest.mock('./orders.api.ts');
jest.mock('./products.api.ts');
jest.mock('./checkout/addresses.api.ts');
jest.mock('./checkout/checkout.api.ts');
const server = { ...jest.mocked(api), ...jest.mocked(ordersApi), ...jest.mocked(productsApi) };

const item = {
  itId: 'o-1-1',
  itProdRef: 'FA-00001',
  itProdId: 'p-1',
  itProdCatalogue: 'Faisceau',
  itProdKind: '13',
  itLabel: 'Faisceau',
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
  server.fetchOrder.mockResolvedValue(order);
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
  jest.resetAllMocks();
  window.scrollTo = () => {};
  jest.mocked(cartApi).fetchCart.mockResolvedValue(aCart());
  jest.mocked(addressesApi).fetchRememberedDeliveries.mockResolvedValue([anAddress]);
});

describe('the delivery page of a draft', () => {
  const change = {
    itId: 'o-1-1',
    itProdRef: 'FA-00001',
    itQuantity: 2,
    shownUnitPriceET: 10,
    itMbrUnitPriceET: 30,
  };
  const risen = failure(409, 'cart.priceChanged', { lines: [change], fingerprint: 'at 30' });

  it('says until when it can be validated, and validates at the prices shown [C2.07, C4.09]', async () => {
    await open(aDraft());
    expect(screen.getByText(/À valider avant le 21\/12\/2026/)).toBeVisible();
    server.putOrderDelivery.mockResolvedValue(aDraft());
    server.postValidation.mockResolvedValue(anOrder());
    await submit();
    const seen = { fingerprint: 'as shown' };
    expect(server.putOrderDelivery).toHaveBeenCalledWith('o-1', { delivery: { daId: 'da-1' }, ...seen });
    expect(server.postValidation).toHaveBeenCalledWith('o-1', seen);
    expect(await screen.findByText('Votre commande est confirmée.')).toBeVisible();
  });

  it('asks for consent to a risen price as the cart does, and validates only then [C2.07, C2.25]', async () => {
    await open(aDraft());
    server.putOrderDelivery.mockRejectedValueOnce(risen).mockResolvedValueOnce(aDraft());
    server.postValidation.mockResolvedValue(anOrder());
    await submit();
    const dialog = within(await screen.findByRole('dialog', { name: "Le prix d'un article a augmenté" }));
    expect(dialog.getByRole('cell', { name: 'FA-00001' })).toBeVisible();
    expect(server.postValidation).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Accepter et commander' }));
    expect(server.postValidation).toHaveBeenCalledWith('o-1', { fingerprint: 'at 30' });
    expect(await screen.findByText('Votre commande est confirmée.')).toBeVisible();
  });

  it('validates nothing when the new price is declined', async () => {
    await open(aDraft());
    server.putOrderDelivery.mockRejectedValue(risen);
    await submit();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.putOrderDelivery).toHaveBeenCalledTimes(1);
    expect(server.postValidation).not.toHaveBeenCalled();
  });

  it('shows why it is refused, and offers to reorder the rest when a line is withdrawn [C5.07]', async () => {
    await open(aDraft());
    server.putOrderDelivery.mockRejectedValue(failure(409, 'cart.notOrderable'));
    await submit();
    expect(await screen.findByText('Refus cart.notOrderable')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Commander à nouveau' })).toBeVisible();
  });
});

it('an expired draft: the page says that nothing was ordered, and adds its lines to the cart on request [C2.07]', async () => {
  const read = await open(aDraft({ orderStatus: 'annulee', fingerprint: null }));
  expect(screen.getByRole('heading', { name: 'Ce brouillon a expiré' })).toBeVisible();
  expect(screen.getByText(/rien n'a été commandé/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Valider la commande' })).not.toBeInTheDocument();
  server.findByReferences.mockResolvedValue([aProduct({ prodMbrPrice: '30.00' })]);
  server.postCartItems.mockResolvedValue(aCart(anItem(1, 2)));
  await userEvent.click(screen.getByRole('button', { name: 'Commander à nouveau' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Commander à nouveau' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ajouter 1 référence au panier' }));
  expect(server.postCartItems).toHaveBeenCalledWith([{ prodId: 'p-1', quantity: 2 }]);
  expect(read().cart.items).toHaveLength(1);
});
