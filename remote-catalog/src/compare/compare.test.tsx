import type { CartAdd, Product, ProductRow } from '@extranet/shared/contracts';
import { aProduct } from '@extranet/shared/testing';
import { apiServer, HttpResponse, wire } from '@extranet/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CatalogPage from '../catalog/CatalogPage.tsx';
import { goBack, showAt } from '../testing/in-browser.tsx';
import { answerLists, noRecentVehicles, nothingReplaced } from '../testing/lists.ts';
import { openStore } from '../testing/open-store.tsx';
import { comparedFields } from './compared-fields.ts';

const harness = (prodRef: string, parts: Partial<Product> = {}): Product =>
  aProduct({ prodId: prodRef, prodRef, prodMarque: 'Peugeot', prodModele: '308 II', ...parts });

const PRODUCTS = [
  harness('FA-1', { prodType: '7', prodStandard: 'oui', prodMbrPrice: '80.00', prodLEDSupport: 'Oui' }),
  harness('FA-2', { prodType: '13', prodStandard: 'non', prodMbrPrice: '120.00', prodLEDSupport: 'Oui' }),
  harness('FA-3', { prodType: '13', prodCodeStock: '9', prodLEDSupport: '' }),
  harness('FA-4'),
  harness('FA-5'),
];
const CONFIG = {
  properties: { Faisceau: ['prodType', 'prodLEDSupport', 'prodCan'], Attelage: [], Kit: [] },
  no_legend: [],
};

describe('comparing products of the list', () => {
  const server = apiServer();
  const added: CartAdd[] = [];
  const LIST = '/catalog?cat=Faisceau&marque=peugeot';
  const at = (address: string, account?: Parameters<typeof openStore>[0]) => {
    added.length = 0;
    server.use(
      noRecentVehicles,
      nothingReplaced,
      answerLists({ Faisceau: PRODUCTS as ProductRow[] }),
      wire.get('/api/products/config', () => HttpResponse.json(CONFIG)),
      wire.get('/api/product/:id', ({ params }) => {
        const found = PRODUCTS.find(({ prodId }) => prodId === params.id);
        return found
          ? HttpResponse.json(found)
          : HttpResponse.json({ code: 'product.notFound', message: '' }, { status: 404 });
      }),
      wire.post('/api/cart/item', async ({ request }) => {
        added.push((await request.json()) as CartAdd);
        return HttpResponse.json({ items: [] });
      }),
    );
    return showAt(openStore(account), address, <CatalogPage />);
  };
  const open = async (account?: Parameters<typeof openStore>[0]) => {
    at(LIST, account);
    await userEvent.click(await screen.findByRole('button', { name: 'Comparer' }));
    const bar = await screen.findByRole('region', { name: 'Comparer des produits' });
    return { bar: within(bar) };
  };
  const row = (reference: string) => screen.getByRole('row', { name: new RegExp(reference) });
  const choose = async (...references: string[]) => {
    for (const reference of references) await userEvent.click(row(reference));
  };
  const compare = async () => {
    await userEvent.click(screen.getAllByRole('button', { name: 'Comparer' }).at(-1) as HTMLElement);
    return within(await screen.findByRole('dialog', { name: 'Comparer des produits' }));
  };

  it('a click on a row chooses it instead of opening it; four at most, and it says so', async () => {
    const { bar } = await open();
    expect(bar.getByRole('button', { name: 'Comparer' })).toBeDisabled();
    expect(bar.getByRole('status')).toHaveTextContent('Cochez 2 à 4 produits');
    await choose('FA-1', 'FA-2', 'FA-3', 'FA-4', 'FA-5');
    expect(row('FA-1')).toHaveAttribute('aria-selected', 'true');
    expect(row('FA-5')).not.toHaveAttribute('aria-selected');
    expect(bar.getByRole('status')).toHaveTextContent('Quatre produits au plus');
    await userEvent.click(bar.getByRole('button', { name: 'Retirer FA-1 de la comparaison' }));
    await choose('FA-5');
    expect(bar.getByRole('status')).toHaveTextContent('4 produits choisis');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('rows are chosen by keyboard too', async () => {
    const { bar } = await open();
    row('FA-1').focus();
    await userEvent.keyboard('{Enter}{ArrowDown} ');
    expect(bar.getByRole('status')).toHaveTextContent('2 produits choisis');
  });

  it('shows the fields as rows and marks those that differ, in words too', async () => {
    await open();
    await choose('FA-1', 'FA-2', 'FA-3');
    const dialog = await compare();
    const line = async (name: RegExp) =>
      within(await dialog.findByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(await line(/^Prise.*différent/)).toEqual(['7 broches', '13 broches', '13 broches']);
    expect(await line(/^Compatible feux à LED.*différent/)).toEqual(['Oui', 'Oui', 'Non renseigné']);
    expect(await line(/^Véhicule ou kit Peugeot/)).toEqual(Array(3).fill('Peugeot 308 II'));
    expect(dialog.queryByRole('row', { name: /bus CAN/ })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Seulement ce qui diffère' }));
    expect(dialog.queryByRole('row', { name: /^Véhicule ou kit/ })).toBeNull();
    expect(dialog.getByRole('row', { name: /^Prise/ })).toBeInTheDocument();
  });

  it('puts one of them into the cart, and says why another cannot be had', async () => {
    await open();
    await choose('FA-2', 'FA-3');
    const dialog = await compare();
    await userEvent.click(await dialog.findByRole('button', { name: /^Ajouter au panier\s: FA-2$/ }));
    expect(await dialog.findByText(/Ajouté au panier/)).toBeInTheDocument();
    expect(added).toEqual([{ prodId: 'FA-2', quantity: 1 }]);
    expect(dialog.queryByRole('button', { name: /^Ajouter au panier\s: FA-3$/ })).toBeNull();
    expect(dialog.getByText('Épuisé.')).toBeInTheDocument();
  });

  it('shows no button to those who may not order', async () => {
    await open({ orderEnabled: '0' });
    await choose('FA-1', 'FA-2');
    const dialog = await compare();
    await dialog.findByRole('row', { name: /^Prise/ });
    expect(dialog.queryByRole('button', { name: /au panier/ })).toBeNull();
  });

  it('closes when only one is left', async () => {
    await open();
    await choose('FA-1', 'FA-2');
    const dialog = await compare();
    await userEvent.click(await dialog.findByRole('button', { name: 'Retirer FA-1 de la comparaison' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says where one chooses, and that rows are chosen, until the comparison ends', async () => {
    await open();
    expect(screen.getByText('Cochez 2 à 4 produits')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Quitter la comparaison' }));
    expect(screen.queryByText('Cochez 2 à 4 produits')).toBeNull();
  });

  const dialogIfAny = () => screen.queryByRole('dialog', { name: 'Comparer des produits' });
  const compared = () => new URLSearchParams(window.location.search).get('comparer');

  it('is a step in the history: back returns to the list with its choice, forward shows it again', async () => {
    const { bar } = await open();
    await choose('FA-1', 'FA-2');
    await compare();
    expect(compared()).toBe('FA-1.FA-2');
    await goBack();
    await waitFor(() => expect(dialogIfAny()).toBeNull());
    expect(window.location.pathname + window.location.search).toBe(LIST);
    expect(bar.getByRole('status')).toHaveTextContent('2 produits choisis');
    act(() => history.forward());
    await waitFor(() => expect(dialogIfAny()).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(compared()).toBeNull());
  });

  it('opens from its address, chooses its products in the list, and passes over what is none', async () => {
    at(`${LIST}&comparer=FA-1.nothing.FA-2..FA-1`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Comparer des produits' }));
    expect(await dialog.findAllByRole('columnheader')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(dialogIfAny()).toBeNull());
    expect(compared()).toBeNull();
    const bar = within(screen.getByRole('region', { name: 'Comparer des produits' }));
    expect(bar.getByRole('status')).toHaveTextContent('2 produits choisis');
  });

  it('an address that names fewer than two products shows the list', async () => {
    at(`${LIST}&comparer=nothing.nought`);
    const replaced = jest.fn(() => HttpResponse.json([]));
    server.use(wire.get('/api/successors', replaced));
    await waitFor(() => expect(compared()).toBeNull());
    await waitFor(() => expect(dialogIfAny()).toBeNull());
    expect(row('FA-1')).toBeInTheDocument();
    // What replaces its rows is asked for a moment after them, which is to be in this test.
    await waitFor(() => expect(replaced).toHaveBeenCalled());
  });

  it('a field that all have alike is not marked', () => {
    const [one, two] = PRODUCTS as [Product, Product];
    const fields = comparedFields([one, { ...two, prodType: '7' }], CONFIG);
    expect(fields.find(({ name }) => name === 'prodType')).toEqual({
      name: 'prodType',
      values: ['7', '7'],
      differs: false,
    });
  });
});
