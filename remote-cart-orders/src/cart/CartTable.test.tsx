import type { CartItem } from '@extranet/shared/contracts';
import { connectionRestored, productOpenRequested } from '@extranet/shared/remote';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { finalizePage } from '../finalize-page.ts';
import { aCart, anItem, aProduct, inTurn, startRemote } from '../testing/store.ts';
import CartPage from './CartPage.tsx';
import { cartChangedElsewhere } from './cart.slice.ts';

const server = apiServer();
const sent = (name: string) => server.named(name).map(({ body }) => body);
const aSupplier = {
  ...{ name: 'Faisceaux SA', address: '12 rue des Chantiers', postcode: '44100', city: 'Nantes' },
  ...{ phone: '02 40 55 18 30', email: 'commandes@extranet.example', legal: '' },
};

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

async function open(...items: CartItem[]) {
  return openAs({ mayOrder: true }, ...items);
}

async function openAs(rights: { mayOrder: boolean }, ...items: CartItem[]) {
  server.answer({
    'GET /promise': () => ({ promises: [] }),
    'GET /cart': () => aCart(...items),
    'GET /config/supplier': () => aSupplier,
  });
  const { store, read } = startRemote(rights);
  const dispatch = jest.spyOn(store, 'dispatch');
  const { rerender } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/cart']}>
        <CartPage />
        <Toasts />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  const leave = () =>
    rerender(
      <Provider store={store}>
        <Toasts />
      </Provider>,
    );
  return { store, dispatch, read, leave };
}

describe('the cart page', () => {
  it('says that it is empty and links to the catalogue [C2.05, C2.24]', async () => {
    await open();
    expect(await screen.findByText('Votre panier est vide')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ajouter des articles' })).toHaveAttribute('href', '/catalog');
  });

  it('offers what replaces a line that can no longer be ordered, and puts it in its place with its quantity and vehicle [B4.06]', async () => {
    const gone = aProduct({ prodRef: 'FA-00001', prodCodeStock: '9' });
    const itSuccessor = aProduct({ prodId: 'p-44', prodRef: 'FA-00044' });
    const line = anItem(1, 3, { product: gone, itSuccessor });
    server.answer({
      'POST /cart/item': () => aCart(line, anItem(44, 3)),
      'DELETE /cart/item/it-1': () => aCart(anItem(44, 3)),
    });
    await open(line);
    const row = within(screen.getByRole('row', { name: /FA-00001/ }));
    expect(row.getByText('FA-00001 est remplacé par')).toBeVisible();
    expect(screen.getByText(/^FA-00001\s: le produit qui remplace/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Prendre FA-00044 au lieu de FA-00001' }));
    await act(settled);
    expect(sent('POST /cart/item')).toEqual([{ prodId: 'p-44', quantity: 3 }]);
    expect(server.named('DELETE /cart/item/it-1')).toHaveLength(1);
    expect(screen.queryByText('FA-00001 est remplacé par')).toBeNull();
  });

  it('says of a line that the house has not so many [B4.02]', async () => {
    await open(anItem(1, 99, { itProdCodeStock: '0' }), anItem(2, 3));
    const row = within(screen.getByRole('row', { name: /FA-00001/ }));
    expect(row.getByText('Délai sur demande')).toBeVisible();
    expect(row.getByText('Nous n’en avons pas 99 en stock.')).toBeVisible();
    expect(screen.getAllByText(/Nous n’en avons pas/)).toHaveLength(1);
  });

  it('shows each line and the totals of the server, and links to the next step [C2.05, C2.24, C3.06] [W1.03] [W1.38]', async () => {
    await open(anItem(1, 2), anItem(2, 3));
    const row = await screen.findByRole('row', { name: /FA-00001/ });
    const cells = within(row).getAllByRole('cell');
    const texts = cells.map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(texts.slice(0, 3)).toEqual([
      'FA-00001',
      expect.stringContaining('Faisceau 7 broches Renault Kadjar'),
      '10,00 € HT',
    ]);
    expect(texts.slice(4, 7)).toEqual(['20,00 € HT', '4,00 €', '24,00 € TTC']);
    const totals = screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(totals).toEqual(['50,00 €HT', '10,00 €', '60,00 €TTC']);
    expect(screen.getByRole('link', { name: 'Terminer ma commande' })).toHaveAttribute(
      'href',
      '/orderFinalize',
    );
  });

  it('passes the focus on when a line is removed: to the next line, then to the way to the catalogue', async () => {
    await open(anItem(1), anItem(2));
    server.answer({ 'DELETE /cart/item/:id': inTurn(aCart(anItem(2)), aCart()) });
    await userEvent.click(screen.getByRole('button', { name: 'Retirer FA-00001 du panier' }));
    await act(settled);
    expect(screen.getByRole('button', { name: 'Retirer FA-00002 du panier' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await act(settled);
    expect(screen.getByRole('link', { name: 'Ajouter des articles' })).toHaveFocus();
  });

  it('says of each line that cannot be ordered why, and that it is not counted [C5.07]', async () => {
    const gone = anItem(2, 3, { product: aProduct({ prodRef: 'FA-00002', prodCodeStock: '9' }) });
    await open(anItem(1), gone, anItem(3, 1, { itProdId: null, product: null }));
    expect(within(screen.getByRole('row', { name: /FA-00002/ })).getByText('Épuisé')).toBeVisible();
    expect(screen.getByText(/^FA-00002.*ouvrez la fiche/)).toBeVisible();
    expect(screen.getByText(/^FA-00003.*Produit à préciser/)).toBeVisible();
    expect(screen.getByText(/ne sont pas comptés dans le total/)).toBeVisible();
  });

  it('opens the product of an item [C2.24]', async () => {
    const { dispatch } = await open(anItem(1));
    await userEvent.click(await screen.findByRole('button', { name: 'FA-00001' }));
    expect(dispatch).toHaveBeenCalledWith(productOpenRequested('p-1'));
  });

  it('lists the products of a reference when the item has no product id [C2.24, C7.16]', async () => {
    await open(anItem(1, 2, { itProdId: null, product: null }));
    server.answer({
      'GET /products': () => [
        aProduct({ prodId: 'a', prodModele: 'Kadjar I' }),
        aProduct({ prodId: 'b', prodModele: 'Kadjar II' }),
      ],
      'POST /cart/item': () => aCart(anItem(3, 2)),
      'DELETE /cart/item/it-1': () => aCart(anItem(3, 2)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'FA-00001' }));
    const dialog = await screen.findByRole('dialog', { name: /FA-00001/ });
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Choisir Faisceau 7 broches Renault Kadjar II' }),
    );
    await act(settled);
    const [asked] = server.named('GET /products');
    expect(new URL(asked?.request.url ?? '').searchParams.get('query')).toBe('{"prodRef:eq":"FA-00001"}');
    expect(sent('POST /cart/item')).toEqual([{ prodId: 'b', quantity: 2 }]);
  });

  it('cannot be finished while a line cannot be ordered, and offers to remove it [C5.07]', async () => {
    const gone = anItem(2, 1, { product: aProduct({ prodStatut: 'non disponible' }) });
    await open(anItem(1), gone);
    expect(await screen.findByText('1 article ne peut pas être commandé')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Terminer ma commande' })).toBeDisabled();
    server.answer({ 'DELETE /cart/item/it-2': () => aCart(anItem(1)) });
    await userEvent.click(screen.getByRole('button', { name: 'Retirer cet article' }));
    expect(await screen.findByRole('link', { name: 'Terminer ma commande' })).toBeVisible();
    await act(settled);
    expect(server.named('DELETE /cart/item/it-2')).toHaveLength(1);
  });

  it('shows an error at the line for a quantity of 99999: nothing is sent, and it says which quantity stays [C5.05] [W1.24]', async () => {
    await open(anItem(1, 3));
    server.answer({ 'PUT /cart/item/it-1': () => aCart(anItem(1, 12)) });
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantité de FA-00001' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '99999');
    await userEvent.tab();
    await act(settled);
    expect(sent('PUT /cart/item/it-1')).toEqual([]);
    expect(quantity).toHaveValue('99999');
    expect(quantity).toHaveAccessibleDescription(
      'Indiquez une quantité entière de 1 à 9\u202f999. La quantité reste à 3.',
    );
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12{Enter}');
    await act(settled);
    expect(sent('PUT /cart/item/it-1')).toEqual([{ quantity: 12 }]);
    expect(quantity).toBeValid();
  });

  it('is not finished with the old quantity while a refused one stands in the field: the way on leads back to it', async () => {
    await open(anItem(1, 7));
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantité de FA-00001' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '99999');
    const finish = screen.getByRole('link', { name: 'Terminer ma commande' });
    await userEvent.click(finish);
    expect(screen.getByText(/^Corrigez d’abord la quantité de FA-00001/)).toBeVisible();
    expect(quantity).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByTestId('address')).toHaveTextContent('/cart');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '7{Enter}');
    expect(screen.queryByText(/^Corrigez d’abord/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByTestId('address')).toHaveTextContent('/orderFinalize');
  });

  it('loads the next page ahead, and says that it waits for it without a connection [C2.05]', async () => {
    const ahead = jest.spyOn(finalizePage, 'preload').mockReturnValue(new Promise(() => {}));
    const isLoaded = jest.spyOn(finalizePage, 'isLoaded').mockReturnValue(false);
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(anItem(1, 5));
    expect(ahead).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('link', { name: 'Terminer ma commande' }));
    expect(screen.getByText(/^Pas de connexion pour l’instant/)).toBeVisible();
    for (const spy of [ahead, isLoaded, line]) spy.mockRestore();
  });

  it('keeps a quantity that got no answer on the screen, and sends it once the connection is back', async () => {
    const { store } = await open(anItem(1, 5));
    server.answer({ 'PUT /cart/item/it-1': () => refusal(0) });
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantité de FA-00001' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '8{Enter}');
    await act(settled);
    expect(quantity).toHaveValue('8');
    expect(screen.getByText(/n’est pas encore enregistrée/)).toBeVisible();
    server.answer({ 'PUT /cart/item/it-1': () => aCart(anItem(1, 8)) });
    await act(async () => {
      store.dispatch(connectionRestored());
      await settled();
    });
    expect(quantity).toHaveValue('8');
    expect(screen.queryByText(/n’est pas encore enregistrée/)).not.toBeInTheDocument();
    expect(sent('PUT /cart/item/it-1')).toEqual([{ quantity: 8 }, { quantity: 8 }]);
  });

  it('removes a line and offers to undo it', async () => {
    await open(anItem(1, 2), anItem(2));
    server.answer({
      'DELETE /cart/item/it-1': () => aCart(anItem(2)),
      'POST /cart/item/it-1/restore': () => aCart(anItem(1, 2), anItem(2)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer FA-00001 du panier' }));
    expect(screen.queryByRole('row', { name: /FA-00001/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByRole('row', { name: /FA-00001/ })).toBeVisible();
  });

  it('removes one line by a double click, not the next one too, which comes under it', async () => {
    const { read } = await open(anItem(1, 2), anItem(2), anItem(3));
    server.answer({ 'DELETE /cart/item/:id': () => aCart(anItem(2), anItem(3)) });
    const click = (reference: string, detail: number) => {
      const bin = screen.getByRole('button', { name: `Retirer ${reference} du panier` });
      act(() => void bin.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
    };
    click('FA-00001', 1);
    click('FA-00002', 2);
    await act(settled);
    expect(server.named('DELETE /cart/item/it-1')).toHaveLength(1);
    expect(server.named('DELETE /cart/item/it-2')).toEqual([]);
    expect(read().cart.items.map(({ itProdRef }) => itProdRef)).toEqual(['FA-00002', 'FA-00003']);
  });

  it('offers to undo the removal of its last line, too', async () => {
    await open(anItem(1, 2));
    server.answer({
      'DELETE /cart/item/it-1': () => aCart(),
      'POST /cart/item/it-1/restore': () => aCart(anItem(1, 2)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer FA-00001 du panier' }));
    await act(settled);
    expect(screen.getByText('Votre panier est vide')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await act(settled);
    expect(sent('POST /cart/item/it-1/restore')).toEqual([{ quantity: 2 }]);
    expect(screen.getByRole('row', { name: /FA-00001/ })).toBeVisible();
  });

  it('leaves no message behind when another page is opened [W1.11]', async () => {
    const { leave } = await open(anItem(1, 2), anItem(2));
    server.answer({ 'DELETE /cart/item/it-1': () => aCart(anItem(2)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer FA-00001 du panier' }));
    expect(screen.getByText('FA-00001 a été retiré du panier.')).toBeVisible();
    leave();
    expect(screen.queryByText('FA-00001 a été retiré du panier.')).not.toBeInTheDocument();
  });

  it('says when another tab has changed it, and nothing when it is the same', async () => {
    const { store } = await open(anItem(1, 2));
    const hear = async () => {
      act(() => void store.dispatch(cartChangedElsewhere()));
      await act(settled);
    };
    await hear();
    expect(screen.queryByText(/dans un autre onglet/)).not.toBeInTheDocument();
    server.answer({ 'GET /cart': () => aCart(anItem(1, 5)) });
    await hear();
    expect(await screen.findByText(/dans un autre onglet.*5 articles/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));
    expect(screen.queryByText(/dans un autre onglet/)).not.toBeInTheDocument();
  });

  it('says without the right to order what the account can do, and whom to ask [C5.07] [W1.23]', async () => {
    await openAs({ mayOrder: false });
    expect(await screen.findByText('Votre compte ne permet pas de passer commande.')).toBeVisible();
    expect(await screen.findByRole('link', { name: '02 40 55 18 30' })).toHaveAttribute(
      'href',
      'tel:0240551830',
    );
    expect(screen.getByRole('link', { name: 'Consulter le catalogue' })).toHaveAttribute('href', '/catalog');
    expect(screen.queryByRole('link', { name: 'Ajouter des articles' })).not.toBeInTheDocument();
  });
});
