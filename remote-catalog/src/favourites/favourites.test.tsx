import { aRow } from '@extranet/shared/testing';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { productModal } from '../testing/product-modal.tsx';
import FavouritesPage from './FavouritesPage.tsx';
import { favouritesWanted } from './favourites.slice.ts';

const harness = aRow({ prodId: '1', prodRef: 'FA-00001', prodMarque: 'Peugeot', prodModele: '308' });
const towbar = aRow({
  ...{ prodId: '2', prodRef: 'AT-00002', prodCatalogue: 'Attelage', prodMarque: 'Renault' },
  prodModele: 'Clio',
});
const soldOut = aRow({ prodId: '3', prodRef: 'FA-00003', prodCodeStock: '9' });

describe('the page of favourites', () => {
  const server = apiServer();
  beforeEach(() => {
    server.answer({
      'GET /favourites': () => [harness, towbar, soldOut],
      'PUT /product/:id/favourite': () => ({ favourite: true }),
      'DELETE /product/:id/favourite': () => ({ favourite: false }),
      'POST /cart/item': () => ({ items: [] }),
      'GET /successors': () => [{ ref: 'FA-00003', product: aRow({ prodId: '9', prodRef: 'FA-00869' }) }],
    });
  });
  const open = async (account = {}) => {
    renderIn(openStore({ favourites: false, ...account }), <FavouritesPage />, '/favoris');
    await act(settled);
  };
  const line = (reference: string) => {
    const found = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(reference));
    if (!found) throw new Error(`${reference} is not listed`);
    return within(found);
  };

  it('lists them in the server’s order, with price and stock, and orders from a line, twice clicked once [B6.04]', async () => {
    await open();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('FA-00001'),
      expect.stringContaining('AT-00002'),
      expect.stringContaining('FA-00003'),
    ]);
    expect(screen.getByText('3 produits gardés sous la main, à votre prix du jour.')).toBeVisible();
    await userEvent.click(line('FA-00001').getByRole('button', { name: 'Ajouter un' }));
    await userEvent.dblClick(line('FA-00001').getByRole('button', { name: 'Ajouter FA-00001 au panier' }));
    await act(settled);
    expect(server.named('POST /cart/item').map(({ body }) => body)).toEqual([{ prodId: '1', quantity: 2 }]);
    expect(
      line('FA-00001').getByRole('button', { name: 'FA-00001 est dans votre panier' }),
    ).toHaveTextContent('Ajouté');
    // Another quantity is another wish.
    await userEvent.click(line('FA-00001').getByRole('button', { name: 'Ajouter un' }));
    expect(line('FA-00001').getByRole('button', { name: 'Ajouter FA-00001 au panier' })).toBeVisible();
    // What can no longer be had names what can.
    expect(line('FA-00003').queryByRole('button', { name: /au panier/ })).toBeNull();
    expect(await line('FA-00003').findByRole('button', { name: 'Remplacé par FA-00869' })).toBeVisible();
  });

  it('does not say that a quantity is in the cart which was chosen while another was on its way [B6.04]', async () => {
    const added = later();
    server.answer({ 'POST /cart/item': () => added.answer });
    await open();
    await userEvent.click(line('FA-00001').getByRole('button', { name: 'Ajouter FA-00001 au panier' }));
    await userEvent.click(line('FA-00001').getByRole('button', { name: 'Ajouter un' }));
    await act(async () => {
      added.resolve({ items: [] });
      await settled();
    });
    expect(line('FA-00001').getByRole('button', { name: 'Ajouter FA-00001 au panier' })).toBeVisible();
  });

  it('says in the line why it could not be added [B6.04]', async () => {
    server.answer({ 'POST /cart/item': () => refusal(422, 'cart.full', 'Votre panier est plein.') });
    await open();
    await userEvent.click(line('AT-00002').getByRole('button', { name: 'Ajouter AT-00002 au panier' }));
    expect(await line('AT-00002').findByRole('alert')).toHaveTextContent('Votre panier est plein.');
    expect(line('FA-00001').queryByRole('alert')).toBeNull();
  });

  it('keeps what is taken out in its place, says so, and has it back by one press [B6.04]', async () => {
    await open();
    await userEvent.dblClick(
      line('FA-00001').getByRole('button', { name: 'Retirer FA-00001 de mes favoris' }),
    );
    await act(settled);
    expect(server.named('DELETE /product/1/favourite')).toHaveLength(1);
    expect(screen.getByText('2 produits gardés sous la main, à votre prix du jour.')).toBeVisible();
    expect(line('FA-00001').getByRole('status')).toHaveTextContent('Retiré de vos favoris');
    expect(line('FA-00001').queryByRole('button', { name: /au panier/ })).toBeNull();
    await userEvent.click(line('FA-00001').getByRole('button', { name: 'Remettre' }));
    await act(settled);
    expect(server.named('PUT /product/1/favourite')).toHaveLength(1);
    expect(screen.getByText('3 produits gardés sous la main, à votre prix du jour.')).toBeVisible();
  });

  it('leaves one as it was that the server would not change, and says so [B6.04]', async () => {
    server.answer({ 'DELETE /product/:id/favourite': () => refusal(503, 'server.unavailable', '') });
    await open();
    await userEvent.click(line('AT-00002').getByRole('button', { name: 'Retirer AT-00002 de mes favoris' }));
    expect(await line('AT-00002').findByRole('alert')).toHaveTextContent(/n’a pas été enregistré/);
    expect(line('AT-00002').getByRole('button', { name: 'Retirer AT-00002 de mes favoris' })).toBeVisible();
  });

  it('finds among many by reference, make or model, and says when none does [B6.04]', async () => {
    const many = Array.from({ length: 8 }, (_, at) =>
      aRow({
        prodId: `m${at}`,
        prodRef: `FA-0010${at}`,
        prodCodeEAN: `370121000100${at}`,
        prodMarque: 'Citroën',
      }),
    );
    server.answer({ 'GET /favourites': () => [...many, harness, towbar] });
    await open();
    const field = screen.getByLabelText('Chercher dans mes favoris');
    const listed = () => screen.queryAllByRole('listitem').length;
    await userEvent.type(field, 'citroen');
    expect(listed()).toBe(8);
    await userEvent.clear(field);
    await userEvent.type(field, 'clio renault');
    expect(listed()).toBe(1);
    await userEvent.clear(field);
    for (const [written, count] of [
      ['fa00103', 1],
      ['fa103', 1],
      ['103', 1],
      ['3701210', 0],
      ['3701210001003', 1],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, written);
      expect([written, listed()]).toEqual([written, count]);
    }
    await userEvent.type(field, 'zzz');
    expect(listed()).toBe(0);
    expect(screen.getByText('Aucun favori ne correspond.')).toBeVisible();
  });

  it('offers nothing to take to an account that may not order [B6.04]', async () => {
    await open({ orderEnabled: '0' });
    expect(screen.queryByRole('button', { name: /au panier/ })).toBeNull();
    expect(line('FA-00001').getByRole('button', { name: /Retirer/ })).toBeVisible();
  });

  it('says that they could not be read, and reads them at the next try [B6.04]', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.answer({ 'GET /favourites': () => refusal(503, 'server.unavailable', '') });
    await open();
    expect(screen.getByText('Vos favoris n’ont pas pu être chargés')).toBeVisible();
    server.answer({ 'GET /favourites': () => [harness] });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(settled);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });

  it('says how to have some where there are none [B6.04]', async () => {
    server.answer({ 'GET /favourites': () => [] });
    await open();
    expect(screen.getByText('Aucun favori pour l’instant')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ouvrir le catalogue' })).toHaveAttribute('href', '/catalog');
  });
});

describe('the dialog of a product', () => {
  const { open, server, store } = productModal();

  it('keeps it among the favourites and takes it out again, twice clicked once [B6.04]', async () => {
    server.answer({
      'PUT /product/1/favourite': () => ({ favourite: true }),
      'DELETE /product/1/favourite': () => ({ favourite: false }),
    });
    const dialog = await open();
    const button = await dialog.findByRole('button', { name: 'Favori' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.dblClick(button);
    await act(settled);
    expect(server.named('PUT /product/1/favourite')).toHaveLength(1);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByRole('link', { name: 'Mes favoris' })).toHaveAttribute('href', '/favoris');
    await userEvent.click(button);
    await act(settled);
    expect(server.named('DELETE /product/1/favourite')).toHaveLength(1);
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('says why it could not be kept, in the server’s words [B6.04]', async () => {
    server.answer({
      'PUT /product/1/favourite': () => refusal(422, 'favourites.full', 'Vous avez 300 favoris, le maximum.'),
    });
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Favori' }));
    expect(await dialog.findByText('Vous avez 300 favoris, le maximum.')).toHaveAttribute('role', 'alert');
  });

  it('knows it where it is one, asked once for all products [B6.04]', async () => {
    server.answer({ 'GET /favourites': () => [aRow({ prodId: '1' })] });
    const dialog = await open({}, { favourites: false });
    await act(settled);
    expect(await dialog.findByRole('button', { name: 'Favori' })).toHaveAttribute('aria-pressed', 'true');
    act(() => void store().dispatch(favouritesWanted()));
    await act(settled);
    expect(server.named('GET /favourites')).toHaveLength(1);
  });
});
