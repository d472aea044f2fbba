import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aCart, anItem, aProduct, startRemote } from '../testing/store.ts';
import ListPage from './ListPage.tsx';

const server = apiServer();

async function check(text: string) {
  const { store } = startRemote();
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
}

beforeEach(() => {
  const known = ['FA-00001', 'FA-00059', 'AT-00059'].map((prodRef, index) =>
    aProduct({ prodId: `p-${index + 1}`, prodRef, prodMbrPrice: '45.00' }),
  );
  server.answer({
    'GET /cart': () => aCart(anItem(1, 2)),
    'GET /references': () => known.map(({ prodRef }) => prodRef),
    'GET /products': (_body, { request }) => {
      const { 'prodRef:in': keys } = JSON.parse(new URL(request.url).searchParams.get('query') ?? '{}');
      return known.filter(({ prodRef }) => keys.includes(prodRef.replace('-', '')));
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
  expect(screen.getByRole('button', { name: 'Ajouter 1 référence au panier' })).toBeEnabled();
});

it('asks for a possible quantity instead of taking one for a part of the reference [W1.24]', async () => {
  await check('FA-00059 99999');
  expect(screen.getByText('Quantité à corriger')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00059' })).toHaveValue('99999');
});
