import type { AdminProduct } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import ProductsRoute from './ProductsRoute.tsx';
import { newProduct } from './product/draft.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const product = {
  ...newProduct,
  prodId: '7',
  prodRef: 'FA-00007',
  prodMarque: 'Peugeot',
  prodModele: '308',
  prodPrix: '1249.90',
  prodStockQty: 12,
  prodStockPlace: 'B-04-2',
  prodUpdatedAt: '2026-11-20T10:00:00.000Z',
} as unknown as AdminProduct;

async function open(at = '/extradmin/products/7') {
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/product/7': () => product,
    'GET /admin/product/7/overview': () => ({ orders: 4, quantity: 9, lastOrderedAt: null }),
    'GET /admin/audit': () => [],
    'GET /admin/customers/slice': () => ({ customers: [], more: false, count: 0, waiting: 0 }),
    'GET /admin/references': () => ['FA-00007', 'FA-00008'],
    'GET /admin/product/FA-00007/specialPrices': () => [],
    'GET /admin/reference/FA-00007/related': () => [],
    'GET /admin/products': () => [
      { prodRef: 'FA-00008', prodCatalogue: 'Faisceau', prodMarque: 'Renault', prodModele: 'Clio IV' },
    ],
    'GET /admin/reference/FA-00007/successor': () => ({ successor: '' }),
    'PUT /admin/reference/FA-00007/related': (body) => body,
    'GET /admin/product/7/applications': () => [],
    'GET /admin/product/7/applications/origin': () => ({ editedAt: null, own: [] }),
    'PUT /admin/product/7': (body) => ({ ...product, ...(body as object) }),
    'GET /admin/vehicles/models': () => [],
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/extradmin/products/:id" element={<ProductsRoute />} />
        </Routes>
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return screen.findByLabelText('Prix HT');
}
const bar = () => screen.getByRole('region', { name: 'Modifications à enregistrer' });

describe('the page of a product', () => {
  it('shows all sections at its address, and beside them stock, place and sales [W2.16]', async () => {
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('FA-00007 · Peugeot 308');
    for (const name of ['Caractéristiques', 'Prix spéciaux', 'Accessoires & kits', 'Véhicules'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByText('B-04-2')).toBeVisible();
    expect(screen.getByText('Quantité en stock').nextSibling).toHaveTextContent('12');
    await waitFor(() => expect(screen.getByText('Vendus en 12 mois').nextSibling).toHaveTextContent('9'));
  });

  it('says before it is saved that without a price nobody can order it, and has the history of its prices [B5.06]', async () => {
    const price = await open();
    await userEvent.clear(price);
    await userEvent.type(price, '0');
    expect(screen.getByText(/ce produit ne pourra plus être commandé/)).toBeVisible();
    await userEvent.type(price, '9');
    expect(screen.queryByText(/ce produit ne pourra plus être commandé/)).toBeNull();
    server.answer({ 'GET /admin/product/7/history': () => [] });
    await userEvent.click(screen.getByText('Historique du prix et du stock'));
    await act(settled);
    expect(server.named('GET /admin/product/7/history')).toHaveLength(1);
  });

  it('says what each reference of the accessories is, of those in view [W2.28]', async () => {
    await open();
    expect(await screen.findByRole('checkbox', { name: /^FA-00008 .*Renault Clio IV/ })).toBeVisible();
    expect(server.named('GET /admin/products')).toHaveLength(1);
  });

  it('saves what is unsaved in several sections by one bar, which names them [W2.14]', async () => {
    const price = await open();
    await userEvent.clear(price);
    await userEvent.type(price, '99');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^FA-00008/ }));
    expect(bar()).toHaveTextContent('Non enregistré : Caractéristiques, Accessoires & kits');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Enregistrer' }));
    await act(settled);
    await act(settled);
    expect(server.named('PUT /admin/reference/FA-00007/related')).toMatchObject([
      { body: [{ relRelatedRef: 'FA-00008' }] },
    ]);
    expect(server.named('PUT /admin/product/7')).toMatchObject([{ body: { prodPrix: '99' } }]);
    expect(screen.queryByRole('region', { name: 'Modifications à enregistrer' })).toBeNull();
  });

  it('has in its last events what goes by its reference, read anew when the successor is saved [B4.06] [W2.17]', async () => {
    await open();
    const asked = () =>
      server
        .named('GET /admin/audit')
        .map(({ request }) => JSON.parse(new URL(request.url).searchParams.get('query') ?? '{}'));
    expect(asked()).toEqual([{ 'auObjectId:in': ['7', 'FA00007'] }]);
    server.answer({
      'GET /admin/audit': () =>
        [
          {
            auId: '1',
            auAt: '2026-11-20T10:00:00.000Z',
            auActor: 'Camille Martin',
            auAction: 'successor.save',
          },
        ].map((line) => ({ ...line, auObject: 'FA-00007', auChanges: [] })),
      'PUT /admin/reference/FA-00007/successor': () => ({ successor: 'FA-00008' }),
    });
    await userEvent.type(screen.getByRole('combobox', { name: 'Remplacé par la référence' }), 'FA-00008');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le remplaçant' }));
    expect(await screen.findByText('Modification du successeur')).toBeVisible();
    expect(asked()).toHaveLength(2);
  });

  it('drops what is unsaved in every section by one button [W2.14]', async () => {
    const price = await open();
    await userEvent.clear(price);
    await userEvent.type(price, '99');
    const accessory = await screen.findByRole('checkbox', { name: /^FA-00008/ });
    await userEvent.click(accessory);
    await userEvent.click(within(bar()).getByRole('button', { name: 'Abandonner' }));
    await act(settled);
    expect(price).toHaveValue('1 249,90'.replace(' ', (price as HTMLInputElement).value.charAt(1)));
    expect(accessory).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'Modifications à enregistrer' })).toBeNull();
  });

  it('goes to the first wrong field when it cannot be saved [W2.14]', async () => {
    await open();
    const ean = screen.getByLabelText('Code EAN');
    await userEvent.type(ean, '12');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Enregistrer' }));
    expect(ean).toHaveFocus();
    expect(server.named('PUT /admin/product/7')).toHaveLength(0);
  });

  it('goes to the notice of a change in between, and names what was saved there and is different here [W2.15]', async () => {
    const price = await open();
    await userEvent.clear(price);
    await userEvent.type(price, '90');
    const words = 'Ce produit a été modifié entre-temps, dans un autre onglet ou par une autre personne.';
    server.answer({
      'PUT /admin/product/7': () => refusal(409, 'product.changedMeanwhile', words),
      'GET /admin/product/7': () => ({ ...product, prodPrix: '88.50', prodModele: '308 II' }),
    });
    await userEvent.click(within(bar()).getByRole('button', { name: 'Enregistrer' }));
    const notice = await screen.findByText(new RegExp(words));
    expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Recharger la fiche' }));
    expect(await screen.findByText(/^Prix HT\s: 88,50\s€ enregistré entre-temps\.$/)).toBeVisible();
    expect(screen.getByLabelText('Prix HT')).toHaveDisplayValue(/^90/);
    expect(screen.getByLabelText('Modèle')).toHaveValue('308 II');
    expect(screen.queryByText(/^Modèle.*entre-temps/)).toBeNull();
  });

  it('says that another product has the same reference [W2.15] [D10]', async () => {
    await open();
    const reference = screen.getByLabelText(/^Référence/);
    await userEvent.clear(reference);
    await userEvent.type(reference, 'fa 00008');
    await waitFor(() =>
      expect(reference).toHaveAccessibleDescription(/Un autre produit porte déjà cette référence/),
    );
    await userEvent.clear(reference);
    await userEvent.type(reference, 'FA-00007');
    expect(reference).not.toHaveAccessibleDescription(/Un autre produit/);
  });

  it('groups the technical fields by subject, and writes Oui and Non alike everywhere [W2.38] [W2.31]', async () => {
    await open();
    const lights = screen.getByRole('group', { name: 'Éclairage' });
    expect(within(lights).getByLabelText('Compatible LED')).toBeVisible();
    const standard = screen.getByLabelText('Standard');
    expect([...standard.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Oui', 'Non']);
    expect(screen.getByRole('group', { name: 'Prise et gamme' })).toContainElement(
      screen.getByLabelText(/Type de prise/),
    );
  });

  it('is created at the address new, with the sections that a new product has', async () => {
    await open('/extradmin/products/new');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nouveau produit');
    expect(screen.queryByRole('heading', { name: 'Prix spéciaux' })).toBeNull();
    expect(bar()).toHaveTextContent('Nouveau produit');
  });
});
