import { referenceKey } from '@extranet/shared/rules';
import { isWithinSlips } from '@extranet/shared/rules/question';
import { signOutRequested } from '@extranet/shared/session';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { handList } from '../handed-list.ts';
import { aCart, anItem, aProduct, startRemote } from '../testing/store.ts';
import ListPage from './ListPage.tsx';
import { fileDropped } from './list.slice.ts';

const server = apiServer();
const refsOf = ({ request }: { request: Request }) =>
  new URL(request.url).searchParams.get('refs')?.split(',') ?? [];

/** Opened once more it is the page after a reload: a new store, the same tab. */
async function open(options: Parameters<typeof startRemote>[0] = {}) {
  cleanup();
  const { store, read } = startRemote(options);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ListPage />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return { store, read };
}

const field = () => screen.getByRole('textbox', { name: 'Références et quantités' });

async function check(text: string) {
  const { store, read } = await open();
  await userEvent.type(field(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Vérifier la liste' }));
  await act(settled);
  return { store, read };
}

/** jsdom lays nothing out. */
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  sessionStorage.clear();
  window.ResizeObserver = NoResizes;
  window.scrollTo = () => {};
  const known = ['FA-00001', 'FA-00059', 'AT-00059'].map((prodRef, index) =>
    aProduct({
      prodId: `p-${index + 1}`,
      prodRef,
      prodMbrPrice: '45.00',
      prodCodeEAN: `366000000000${index}`,
    }),
  );
  const gone = (['1', '9', '1'] as const).map((prodCodeStock, index) =>
    aProduct({
      prodId: `g-${index}`,
      prodRef: `KI-0000${index}`,
      prodCodeStock,
      prodStatut: index === 0 ? 'non disponible' : 'disponible',
      prodMbrPrice: index === 2 ? '0' : '45.00',
    }),
  );
  server.answer({
    'GET /cart': () => aCart(anItem(1, 2)),
    'GET /successors': () => [],
    'POST /offers': () => [],
    'GET /references/meant': (_body, call) =>
      refsOf(call).flatMap((ref) => {
        const [, series, number = ''] = /^([A-Z]+)0*(\d+)$/.exec(ref) ?? [];
        const meant = `${series}${number.padStart(5, '0')}`;
        return known.some(({ prodRef }) => referenceKey(prodRef) === meant) ? [{ ref, meant }] : [];
      }),
    'GET /references/near': (_body, call) =>
      refsOf(call).map((ref) => ({
        ref,
        near: known
          .map(({ prodRef }) => prodRef)
          .filter(
            (one) => isWithinSlips(referenceKey(one), ref.replaceAll('O', '0'), 1) || one.endsWith(ref),
          ),
      })),
    'GET /products': (_body, { request }) => {
      const query = JSON.parse(new URL(request.url).searchParams.get('query') ?? '{}');
      return [...known, ...gone].filter(({ prodRef, prodCodeEAN }) =>
        query['prodRef:in']
          ? query['prodRef:in'].includes(prodRef.replace('-', ''))
          : query['prodCodeEAN:in'].includes(prodCodeEAN),
      );
    },
  });
});

it('reads at once what was pasted into the express order, in the place of what this tab kept', async () => {
  await check('AT-00059 2');
  handList('3660000000000;4\nFA-00059;1');
  const { read } = await open();
  expect(read().list?.lines.map(({ written, quantity }) => [written, quantity])).toEqual([
    ['3660000000000', 4],
    ['FA-00059', 1],
  ]);
});

it('takes a product that stands there by its reference, short, and by its code for one line with the sum, and says so [W1.24]', async () => {
  const { read } = await check('FA-00001 1{enter}3660000000000 2{enter}AT-00059 1{enter}fa1 4');
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
  const { read } = await check('FA-00001 1{enter}3660000000000 2');
  expect(read().list?.lines).toMatchObject([{ at: [1, 2], quantity: 3 }]);
});

it('adds a line to that of the product that is chosen for it', async () => {
  const { read } = await check('FA-00059 2{enter}00059 3');
  await userEvent.click(
    await screen.findByRole('button', { name: /^Prendre FA-00059 .* au lieu de 00059$/ }),
  );
  await act(settled);
  expect(read().list?.lines).toMatchObject([{ at: [1, 2], quantity: 5 }]);
});

it('reads a short reference as the search and the express order do, and says how it was read [W1.07]', async () => {
  await check('fa59;3{enter}59 2');
  expect(screen.getByRole('row', { name: /FA-00059/ })).toHaveTextContent(/lu|orthographe|corrig/i);
  expect(screen.getByRole('row', { name: /^.*59.*Inconnue/ })).toBeInTheDocument();
});

it('says at a line how much of it the cart holds already: the list adds to that', async () => {
  await check('FA-00001 3');
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
  await check('FA-00001 500{enter}FA-00059 1');
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
  await check('00059 2');
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
  await check('FA-00059 99999');
  expect(screen.getByText('Quantité à corriger')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00059' })).toHaveValue('99999');
});

it('finds a product by its EAN, and keeps the quantity written beside it', async () => {
  await check('3660000000001;4');
  expect(screen.getByText('EAN reconnu')).toBeVisible();
  expect(screen.getByRole('spinbutton')).toHaveValue('4');
  expect(screen.getByRole('button', { name: 'Ajouter 1 référence au panier' })).toBeEnabled();
});

it('adds what is right and keeps what is not on the page, saying how many lines are left [W1.13]', async () => {
  server.answer({ 'POST /cart/items': () => aCart(anItem(1, 5)) });
  const { read } = await check('FA-00001;3\nZZ-99999;7\nFA-00059;abc');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter 1 référence au panier' }));
  await act(settled);
  expect(server.named('POST /cart/items').map(({ body }) => body)).toEqual([
    [{ prodId: 'p-1', quantity: 3 }],
  ]);
  expect(screen.getByText(/^2 lignes restent à corriger/)).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Quantité de ZZ-99999' })).toHaveValue('7');
  expect(read().list.lines.map(({ written }) => written)).toEqual(['ZZ-99999', 'FA-00059']);
});

it('says at each line why it cannot be ordered, and opens its sheet with what replaces it [W1.20]', async () => {
  await check('KI-00000;1\nKI-00001;1\nKI-00002;1');
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
  await check('KI-00001;3\nZZ-12;2');
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
  await open();
  await userEvent.type(field(), 'FA-00001 3');
  await open();
  expect(field()).toHaveValue('FA-00001 3');
  await open({ signedInAs: 'u-2' });
  expect(field()).toHaveValue('');
  await open();
  await userEvent.clear(field());
  await open();
  expect(field()).toHaveValue('');
});

it('keeps the checked lines as they were corrected through a reload, and asks for their products anew [W1.10]', async () => {
  await check('FA-00001 99999{Enter}00059 2{Enter}KI-00001 1');
  const quantity = screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '4');
  await userEvent.click(await screen.findByRole('button', { name: /^Prendre FA-00059/ }));
  await act(settled);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer KI-00001 de la liste' }));
  await open();
  expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' })).toHaveValue('4');
  expect(screen.getByRole('spinbutton', { name: 'Quantité de 00059' })).toHaveValue('2');
  expect(screen.getByText('choisie par vous')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ajouter 2 références au panier' })).toBeEnabled();
  expect(screen.queryByText('KI-00001')).toBeNull();
});

it('forgets the list once it is in the cart, or its owner has signed out [W1.10]', async () => {
  server.answer({ 'POST /cart/items': () => aCart(anItem(1, 3)) });
  await check('FA-00001 3');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter 1 référence au panier' }));
  await act(settled);
  await open();
  expect(field()).toHaveValue('');
  const { store } = await check('FA-00001 3');
  store.dispatch(signOutRequested());
  await open();
  expect(field()).toHaveValue('');
});

describe('the reference of an unknown line', () => {
  const reference = (line: number) => screen.getByRole('textbox', { name: `Référence de la ligne ${line}` });

  it('is retyped in the line, checked by Enter, and keeps its quantity and its place [W1.13]', async () => {
    const { read } = await check('ABSENTE-1 4{enter}ABSENTE-2 6{enter}FA-00059 1');
    expect(reference(1)).toHaveAccessibleDescription('Inconnue');
    await userEvent.clear(reference(1));
    await userEvent.type(reference(1), 'ABSENTE-3{Enter}');
    await act(settled);
    expect(reference(1)).toHaveValue('ABSENTE-3');
    expect(reference(1)).toHaveFocus();
    await userEvent.clear(reference(1));
    await userEvent.type(reference(1), 'fa 1{Enter}');
    await act(settled);
    expect(read().list.lines.map(({ product, quantity }) => [product?.prodRef, quantity])).toEqual([
      ['FA-00001', 4],
      [undefined, 6],
      ['FA-00059', 1],
    ]);
    expect(screen.getByRole('spinbutton', { name: 'Quantité de fa 1' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Ajouter 2 références au panier' })).toBeEnabled();
  });

  it('says that it could not be checked, until it is, and not that the cart refused something', async () => {
    await check('ABSENTE-1 4');
    const answers = () => screen.queryByText('La ligne n’a pas pu être vérifiée');
    server.answer({ 'GET /products': () => refusal(0) });
    await userEvent.clear(reference(1));
    await userEvent.type(reference(1), 'ABSENTE-2{Enter}');
    await act(settled);
    expect(answers()).toBeVisible();
    expect(screen.queryByText(/Tout n’a pas pu être ajouté/)).toBeNull();
    server.answer({ 'GET /products': () => [] });
    await userEvent.clear(reference(1));
    await userEvent.type(reference(1), 'ABSENTE-3{Enter}');
    await act(settled);
    expect(answers()).toBeNull();
  });

  it('says where none is like it', async () => {
    await check('ABSENTE-1 4{enter}FA-OOO59 1');
    expect(await screen.findByText(/^Aucune référence proche/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Prendre FA-00059/ })).toBeVisible();
  });

  it('goes with its line, and a second click of a double one takes no other along', async () => {
    const { read } = await check('ABSENTE-1 4{enter}ABSENTE-2 6');
    const remove = screen.getByRole('button', { name: 'Retirer ABSENTE-1 de la liste' });
    act(() => void remove.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    const next = screen.getByRole('button', { name: 'Retirer ABSENTE-2 de la liste' });
    act(() => void next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    expect(read().list.lines.map(({ written }) => written)).toEqual(['ABSENTE-2']);
  });

  it('is checked too where its field is left, which takes the focus from nothing else', async () => {
    const { read } = await check('ABSENTE-1 4');
    await userEvent.clear(reference(1));
    await userEvent.type(reference(1), 'FA-00001{Tab}');
    expect(screen.getByRole('spinbutton')).toHaveFocus();
    await act(settled);
    expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' })).toHaveFocus();
    expect(read().list.lines).toMatchObject([{ state: 'fine', quantity: 4 }]);
  });

  it('takes what another line says for one line with the sum, known or not', async () => {
    const { read } = await check('ABSENTE-1 4{enter}ABSENTE-2 6{enter}FA-00001 1');
    await userEvent.clear(reference(2));
    await userEvent.type(reference(2), 'absente 1{Enter}');
    await act(settled);
    const lines = () => read().list.lines.map(({ at, quantity }) => [at, quantity]);
    expect(lines()).toEqual([
      [[1, 2], 10],
      [[3], 1],
    ]);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Référence de la ligne 1, 2' }));
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Référence de la ligne 1, 2' }),
      'FA-00001{Enter}',
    );
    await act(settled);
    expect(lines()).toEqual([[[1, 2, 3], 11]]);
  });

  it('is kept through a reload as it was retyped, and comes back by Escape before it is', async () => {
    await check('ABSENTE-1 4');
    await userEvent.type(reference(1), '2{Escape}');
    expect(reference(1)).toHaveValue('ABSENTE-1');
    await userEvent.type(reference(1), '2{Enter}');
    await act(settled);
    await open();
    expect(reference(1)).toHaveValue('ABSENTE-12');
  });
});

describe('a list that is begun anew', () => {
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Recommencer' }));

  it('gives the pasted text back into its field, where the next list takes its place', async () => {
    await check('FA-00001 3{enter}ABSENTE-1 2');
    await again();
    expect(field()).toHaveValue('FA-00001 3\nABSENTE-1 2');
    expect(field()).toHaveFocus();
    await userEvent.paste('FA-00059 7');
    await act(settled);
    expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00059' })).toHaveValue('7');
    expect(screen.queryByText('FA-00001')).toBeNull();
  });

  it('keeps that text through a reload [W1.10]', async () => {
    await check('FA-00001 3');
    await again();
    await open();
    expect(field()).toHaveValue('FA-00001 3');
  });

  it('comes back with one click where it came from a file, as it was corrected', async () => {
    const { store, read } = await open();
    const bytes = new TextEncoder().encode('Référence;Qté\nFA-00001;3\nABSENTE-1;2\n');
    const file = Object.assign(new File([], 'liste.csv'), { arrayBuffer: async () => bytes.buffer });
    act(() => void store.dispatch(fileDropped(file)));
    await waitFor(() => expect(read().list.status).toBe('success'));
    await act(settled);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer ABSENTE-1 de la liste' }));
    await again();
    expect(field()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' })).toHaveValue('3');
    expect(read().list.lines).toHaveLength(1);
  });
});
