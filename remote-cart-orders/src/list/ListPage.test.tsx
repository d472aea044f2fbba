import { signOutRequested } from '@extranet/shared/session';
import { settled } from '@extranet/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handList } from '../handed-list.ts';
import { checkList, listField, listServer, openList } from '../testing/list-page.tsx';
import { aCart, anItem, aProduct } from '../testing/store.ts';
import { fileDropped, listOpened } from './list.slice.ts';

const server = listServer();

it('reads at once what was pasted into the express order, in the place of what this tab kept', async () => {
  await checkList('AT-00059 2');
  handList('3660000000000;4\nFA-00059;1');
  const { read } = await openList();
  expect(read().list?.lines.map(({ written, quantity }) => [written, quantity])).toEqual([
    ['3660000000000', 4],
    ['FA-00059', 1],
  ]);
});

it('takes a product that stands there by its reference, short, and by its code for one line with the sum, and says so [W1.24]', async () => {
  const { read } = await checkList('FA-00001 1{enter}3660000000000 2{enter}AT-00059 1{enter}fa1 4');
  const lines = read().list?.lines.map(({ at, quantity }) => [at, quantity]);
  expect(lines?.toSorted()).toEqual([
    [[1, 2, 4], 7],
    [[3], 1],
  ]);
  expect(screen.getByRole('row', { name: /FA-00001/ })).toHaveTextContent('lignes additionnées');
  expect(screen.queryByText(/plusieurs produits/)).toBeNull();
  expect(screen.queryByText(/Inconnue/)).toBeNull();
});

it('takes a product that stands there by its reference and by its code for one line, where nothing is unknown', async () => {
  const { read } = await checkList('FA-00001 1{enter}3660000000000 2');
  expect(read().list?.lines).toMatchObject([{ at: [1, 2], quantity: 3 }]);
});

it('adds a line to that of the product that is chosen for it', async () => {
  const { read } = await checkList('FA-00059 2{enter}00059 3');
  await userEvent.click(
    await screen.findByRole('button', { name: /^Prendre FA-00059 .* au lieu de 00059$/ }),
  );
  await act(settled);
  expect(read().list?.lines).toMatchObject([{ at: [1, 2], quantity: 5 }]);
});

it('reads a short reference as the search and the express order do, and says how it was read [W1.07]', async () => {
  await checkList('fa59;3{enter}59 2');
  expect(screen.getByRole('row', { name: /FA-00059/ })).toHaveTextContent(/lu|orthographe|corrig/i);
  expect(screen.getByRole('row', { name: /^.*59.*Inconnue/ })).toBeInTheDocument();
});

it('says at a line how much of it the cart holds already: the list adds to that', async () => {
  await checkList('FA-00001 3');
  expect(screen.getByText('déjà 2 au panier')).toBeVisible();
});

it('says price and stock of as many pieces as are asked for, not of one', async () => {
  server.answer({
    'POST /offers': (body) =>
      (body as { prodId: string; quantity: number }[]).map(({ prodId, quantity }) => ({
        ...{ offProdId: prodId, offQuantity: quantity, offMbrUnitPriceET: 39 },
        offProdCodeStock: quantity > 12 ? '0' : '1',
      })),
  });
  await checkList('FA-00001 500{enter}FA-00059 1');
  const row = screen.getByRole('row', { name: /FA-00001/ });
  expect(row).toHaveTextContent('Délai sur demande');
  expect(row).toHaveTextContent(/nous n’en avons pas 500 en stock/);
  expect(row).toHaveTextContent(/39,00/);
  expect(screen.getByText(/^Total\s: 19\s545,00/)).toBeVisible();
  expect(screen.getByRole('row', { name: /FA-00059/ })).toHaveTextContent(/45,00.*|En stock/);
  // One piece is what the product itself says.
  expect(server.named('POST /offers').map(({ body }) => body)).toEqual([[{ prodId: 'p-1', quantity: 500 }]]);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '12{Tab}');
  await waitFor(() => expect(row).not.toHaveTextContent('Délai sur demande'));
  expect(row).toHaveTextContent('En stock');
});

it('suggests products by reference, price and words, and takes the one that is pressed', async () => {
  await checkList('00059 2');
  const suggestion = await screen.findByRole('button', {
    name: /^Prendre FA-00059 45,00\s€ HT Renault Kadjar au lieu de 00059$/,
  });
  await userEvent.click(suggestion);
  await act(settled);
  expect(screen.getByRole('spinbutton', { name: 'Quantité de 00059' })).toHaveValue('2');
  expect(screen.getByRole('spinbutton', { name: 'Quantité de 00059' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Ajouter 1 référence au panier' })).toBeEnabled();
});

it('asks for a possible quantity instead of taking one for a part of the reference [W1.24]', async () => {
  await checkList('FA-00059 99999');
  expect(screen.getByText('Quantité à corriger')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00059' })).toHaveValue('99999');
});

it('finds a product by its EAN, and keeps the quantity written beside it', async () => {
  await checkList('3660000000001;4');
  expect(screen.getByText('EAN reconnu')).toBeVisible();
  expect(screen.getByRole('spinbutton')).toHaveValue('4');
  expect(screen.getByRole('button', { name: 'Ajouter 1 référence au panier' })).toBeEnabled();
});

it('adds what is right and keeps what is not on the page, saying how many lines are left [W1.13]', async () => {
  server.answer({ 'POST /cart/items': () => aCart(anItem(1, 5)) });
  const { read } = await checkList('FA-00001;3\nZZ-99999;7\nFA-00059;abc');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter 1 référence au panier' }));
  await act(settled);
  expect(server.named('POST /cart/items').map(({ body }) => body)).toEqual([
    [{ prodId: 'p-1', quantity: 3 }],
  ]);
  expect(screen.getByText(/^2 lignes restent à corriger/)).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Quantité de ZZ-99999' })).toHaveValue('7');
  expect(read().list.lines.map(({ written }) => written)).toEqual(['ZZ-99999', 'FA-00059']);
});

describe('a list whose good lines are in the cart', () => {
  const addGoodOnes = async () => {
    server.answer({ 'POST /cart/items': () => aCart(anItem(1, 5)) });
    const opened = await checkList('FA-00001;3\nZZ-99999;7\nFA-00059;abc');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter 1 référence au panier' }));
    await act(settled);
    return opened;
  };
  const leftOver = /^Il reste 2 lignes de votre dernière liste\s: elles ne sont pas dans le panier\.$/;

  it('says to whoever comes back after a reload that lines of it are left [W1.10] [W1.13]', async () => {
    await addGoodOnes();
    expect(screen.queryByText(leftOver)).toBeNull();
    const { read } = await openList();
    expect(screen.getByText(leftOver)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Coller une autre liste' }));
    expect(listField()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(read().list.lines.map(({ written }) => written)).toEqual(['ZZ-99999', 'FA-00059']);
  });

  it('says so too to whoever comes back from another page, and no longer that the others were added', async () => {
    const { store } = await addGoodOnes();
    act(() => void store.dispatch(listOpened()));
    expect(screen.getByText(leftOver)).toBeVisible();
    expect(screen.queryByText('1 référence a été ajoutée au panier.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Coller une autre liste' })).toBeVisible();
  });
});

it('says at each line why it cannot be ordered, and opens its sheet with what replaces it [W1.20]', async () => {
  await checkList('KI-00000;1\nKI-00001;1\nKI-00002;1');
  for (const words of ['Vente suspendue', 'Épuisé', 'Sans prix en ligne'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Voir la fiche KI-00001 et ses équivalents' })).toBeEnabled();
});

it('offers what replaces a reference, sold out or gone from the catalogue, and takes it with its quantity [B4.06]', async () => {
  const successors = ['KI00001', 'ZZ12'].map((ref, index) => ({
    ref,
    product: aProduct({ prodId: `s-${index}`, prodRef: `FA-0004${index}`, prodMbrPrice: '12.00' }),
  }));
  server.answer({ 'GET /successors': () => successors, 'POST /cart/items': () => aCart(anItem(1, 5)) });
  await checkList('KI-00001;3\nZZ-12;2');
  expect(screen.getByText('Plus vendue')).toBeVisible();
  for (const written of ['KI-00001', 'ZZ-12']) {
    const take = new RegExp(`^Remplacé par FA-0004\\d 12,00\\s€ HT .* au lieu de ${written}$`);
    await userEvent.click(await screen.findByRole('button', { name: take }));
  }
  expect(screen.getAllByText('choisie par vous')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter 2 références au panier' }));
  await act(settled);
  expect(server.named('POST /cart/items').map(({ body }) => body)).toEqual([
    [
      { prodId: 's-1', quantity: 2 },
      { prodId: 's-0', quantity: 3 },
    ],
  ]);
});

it('keeps the text that is not checked yet through a reload, for whoever typed it, until it is emptied [W1.10]', async () => {
  await openList();
  await userEvent.type(listField(), 'FA-00001 3');
  await openList();
  expect(listField()).toHaveValue('FA-00001 3');
  await openList({ signedInAs: 'u-2' });
  expect(listField()).toHaveValue('');
  await openList();
  await userEvent.clear(listField());
  await openList();
  expect(listField()).toHaveValue('');
});

it('keeps the checked lines as they were corrected through a reload, and asks for their products anew [W1.10]', async () => {
  await checkList('FA-00001 99999{Enter}00059 2{Enter}KI-00001 1');
  const quantity = screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '4');
  await userEvent.click(await screen.findByRole('button', { name: /^Prendre FA-00059/ }));
  await act(settled);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer KI-00001 de la liste' }));
  await openList();
  expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' })).toHaveValue('4');
  expect(screen.getByRole('spinbutton', { name: 'Quantité de 00059' })).toHaveValue('2');
  expect(screen.getByText('choisie par vous')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ajouter 2 références au panier' })).toBeEnabled();
  expect(screen.queryByText('KI-00001')).toBeNull();
});

it('forgets the list once it is in the cart, or its owner has signed out [W1.10]', async () => {
  server.answer({ 'POST /cart/items': () => aCart(anItem(1, 3)) });
  await checkList('FA-00001 3');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter 1 référence au panier' }));
  await act(settled);
  await openList();
  expect(listField()).toHaveValue('');
  const { store } = await checkList('FA-00001 3');
  store.dispatch(signOutRequested());
  await openList();
  expect(listField()).toHaveValue('');
});

describe('a list that is begun anew', () => {
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Recommencer' }));

  it('gives the pasted text back into its field, where the next list takes its place', async () => {
    await checkList('FA-00001 3{enter}ABSENTE-1 2');
    await again();
    expect(listField()).toHaveValue('FA-00001 3\nABSENTE-1 2');
    expect(listField()).toHaveFocus();
    await userEvent.paste('FA-00059 7');
    await act(settled);
    expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00059' })).toHaveValue('7');
    expect(screen.queryByText('FA-00001')).toBeNull();
  });

  it('keeps that text through a reload [W1.10]', async () => {
    await checkList('FA-00001 3');
    await again();
    await openList();
    expect(listField()).toHaveValue('FA-00001 3');
  });

  it('comes back with one click where it came from a file, as it was corrected', async () => {
    const { store, read } = await openList();
    const bytes = new TextEncoder().encode('Référence;Qté\nFA-00001;3\nABSENTE-1;2\n');
    const file = Object.assign(new File([], 'liste.csv'), { arrayBuffer: async () => bytes.buffer });
    act(() => void store.dispatch(fileDropped(file)));
    await waitFor(() => expect(read().list.status).toBe('success'));
    await act(settled);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer ABSENTE-1 de la liste' }));
    await again();
    expect(listField()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' })).toHaveValue('3');
    expect(read().list.lines).toHaveLength(1);
  });
});

it('gives the focus to what came of the list, once the field that was filled is gone', async () => {
  await checkList('FA-00001 3{enter}ABSENTE-1 2');
  expect(screen.getByText('1 inconnue').closest('[role="status"]')).toHaveFocus();
});
