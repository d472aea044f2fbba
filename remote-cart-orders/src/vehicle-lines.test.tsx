import type { CartItem, Vehicle } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import CartPage from './cart/CartPage.tsx';
import FinalizePage from './checkout/FinalizePage.tsx';
import OrderPage from './orders/OrderPage.tsx';
import { aCart, anAddress, anItem, anOrder, startRemote } from './testing/store.ts';

const itVehicle: Vehicle = {
  ...{ key: 'peugeot.308ii.2016', marque: 'Peugeot', modele: '308 II', year: 2016, from: 2013, to: 2021 },
  ...{ body: 'berline', platform: 'EMP2' },
};
const fits = anItem(1, 1, { itVehicle, itFit: { code: 'fits' } });
const unfit = anItem(2, 1, { itVehicle, itFit: { code: 'after', from: 2007, to: 2013 } });
const towbar = anItem(3, 1, { itVehicle, itFit: { code: 'fits' }, itProdCatalogue: 'Attelage' });

describe('lines that were added for a vehicle', () => {
  const server = apiServer();
  const show = async (Page: ComponentType, at: string, ...items: CartItem[]) => {
    server.answer({
      'GET /cart': () => aCart(...items),
      'GET /config/supplier': () => ({}),
      'GET /deliveries': () => [anAddress],
      'GET /promise': () => ({ promises: [] }),
    });
    const { store } = startRemote();
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[at]}>
          <Page />
          <Toasts />
        </MemoryRouter>
      </Provider>,
    );
    await act(settled);
  };
  beforeEach(() => {
    window.scrollTo = () => {};
  });
  const text = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

  it('of one product are called by their vehicles, to be changed and removed apart [B6.05]', async () => {
    const itOther: Vehicle = { ...itVehicle, key: 'peugeot.308ii.2019', year: 2019 };
    const { itProdId, itProdRef, product } = fits;
    await show(CartPage, '/cart', fits, anItem(4, 2, { itProdId, itProdRef, product, itVehicle: itOther }));
    const field = (year: number) =>
      screen.getByRole('spinbutton', { name: `Quantité de FA-00001, Peugeot 308 II, ${year}` });
    expect([field(2016), field(2019)].map((one) => (one as HTMLInputElement).value)).toEqual(['1', '2']);
    expect(
      screen.getByRole('button', { name: 'Retirer FA-00001, Peugeot 308 II, 2019 du panier' }),
    ).toBeEnabled();
  });

  it('say in the cart which vehicle that is, and whether they fit it [B1.05]', async () => {
    await show(CartPage, '/cart', fits, unfit);
    await screen.findByText(/· convient$/);
    expect(text(screen.getByRole('row', { name: /FA-00001/ }))).toContain('Peugeot 308 II, 2016 · convient');
    expect(text(screen.getByRole('row', { name: /FA-00002/ }))).toContain('ne convient pas : jusqu’à 2013');
    const notice = await screen.findByText('1 article ne convient pas à son véhicule');
    expect(text(notice.parentElement as HTMLElement)).toContain(
      'FA-00002 pour Peugeot 308 II, 2016 : jusqu’à 2013Vous pouvez le commander tout de même.',
    );
    expect(screen.getByRole('link', { name: 'Terminer ma commande' })).toHaveAttribute(
      'href',
      '/orderFinalize',
    );
  });

  it("say what is missing: 'Attelage sans faisceau', with the way to the complete fitting [B2.06]", async () => {
    await show(CartPage, '/cart', towbar);
    expect(await screen.findByText('Attelage sans faisceau pour Peugeot 308 II, 2016')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir le montage complet' })).toHaveAttribute(
      'href',
      '/montage?v=peugeot.308ii.2016',
    );
  });

  it('count both kinds where there are some, but too few [B2.06]', async () => {
    await show(CartPage, '/cart', { ...towbar, itQuantity: 2 }, fits);
    expect(await screen.findByText('2 attelages, 1 faisceau pour Peugeot 308 II, 2016')).toBeInTheDocument();
  });

  it('say nothing is missing once the harness is there [B2.06]', async () => {
    await show(CartPage, '/cart', towbar, fits);
    expect(screen.queryByText(/sans faisceau/)).toBeNull();
  });

  it('are named before the order when they do not fit, and can be ordered all the same [B1.05]', async () => {
    await show(FinalizePage, '/orderFinalize', fits, unfit);
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer' }));
    expect(await screen.findByText('1 article ne convient pas à son véhicule')).toBeInTheDocument();
    const lines = within(screen.getByRole('list', { name: 'Articles de la commande' }));
    expect(text(lines.getAllByRole('listitem')[1] as HTMLElement)).toContain(
      'ne convient pas : jusqu’à 2013',
    );
    expect(screen.getByRole('button', { name: 'Valider et envoyer ma commande' })).toBeEnabled();
  });

  it('have their vehicle in the order, and those that do not fit say it to who unpacks them [B1.05]', async () => {
    const item = { ...fits, itProdKind: '7', itLabel: 'Faisceau 7 broches Renault Kadjar' };
    const other = { ...item, ...unfit };
    const life = { orderId: 'o-1', version: 1, events: [], parcels: [], requests: [] };
    server.answer({
      'GET /order/o-1': () => anOrder({ items: [item, other] }),
      'GET /order/o-1/life': () => life,
      'GET /order/o-1/documents': () => [],
    });
    const page = () => (
      <Routes>
        <Route path="/order/:id" element={<OrderPage />} />
      </Routes>
    );
    await show(page, '/order/o-1');
    const row = await screen.findByRole('row', { name: /FA-00001/ });
    expect(await within(row).findByText(/^Peugeot 308 II, 2016/)).toBeInTheDocument();
    expect(await screen.findByText(/ne convient pas : jusqu’à 2013/)).toBeInTheDocument();
  });
});
