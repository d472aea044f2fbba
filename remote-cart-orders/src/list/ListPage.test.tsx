import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aCart, anItem, aProduct, startRemote } from '../testing/store.ts';
import ListPage from './ListPage.tsx';

const server = apiServer();

async function check(text: string) {
  const { store, read } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ListPage />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  await userEvent.type(screen.getByRole('textbox', { name: 'Références et quantités' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Vérifier la liste' }));
  await act(settled);
  return read;
}

/** jsdom lays nothing out. */
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
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
    'GET /references': () => known.map(({ prodRef }) => prodRef),
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

it('says at a line how much of it the cart holds already: the list adds to that', async () => {
  await check('FA-00001 3');
  expect(screen.getByText('déjà 2 au panier')).toBeVisible();
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
  expect(screen.getByText('trouvée par son code EAN')).toBeVisible();
  expect(screen.getByRole('spinbutton')).toHaveValue('4');
  expect(screen.getByRole('button', { name: 'Ajouter 1 référence au panier' })).toBeEnabled();
});

it('adds what is right and keeps what is not on the page, saying how many lines are left [W1.13]', async () => {
  server.answer({ 'POST /cart/items': () => aCart(anItem(1, 5)) });
  const read = await check('FA-00001;3\nZZ-99999;7\nFA-00059;abc');
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
