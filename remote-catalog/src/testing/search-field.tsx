import type { SearchAnswer } from '@extranet/shared/contracts';
import { aRow } from '@extranet/shared/testing';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { SearchField } from '../search/SearchField.tsx';
import { anAnswer } from './answers.ts';
import { openStore, renderIn } from './open-store.tsx';

export const harness = aRow({ prodId: 'fa', prodRef: 'FA-00001' });
export const towbar = aRow({ prodId: 'at', prodRef: 'AT-00001', prodCatalogue: 'Attelage', prodType: '' });
/** What was found in two catalogues, one word of the question taken for another. */
export const both: SearchAnswer = anAnswer([harness, towbar], {
  counts: { Faisceau: 123, Attelage: 7 },
  understood: {
    inWords: 'Peugeot 308, 2016',
    marque: 'Peugeot',
    modele: '308',
    year: 2016,
    meant: [{ typed: 'peugot', meant: 'Peugeot', how: 'slip' }],
    exactly: true,
  },
});

let place = '';
/** Says where the page is. */
function Place() {
  const { pathname, search } = useLocation();
  place = decodeURIComponent(pathname + search);
  return null;
}

type Store = ReturnType<typeof openStore>;
type Early = Parameters<typeof SearchField>[0]['early'];

/** The field of the header on a page, and a server behind it that answers `both` until a test says otherwise. Called in a `describe`. */
export function searchField() {
  const server = apiServer();
  const found = jest.fn((_asked: URLSearchParams): unknown => both);
  beforeEach(() => {
    localStorage.clear();
    found.mockReset().mockImplementation(() => both);
    server.answer({ 'GET /search': (_body, { request }) => found(new URL(request.url).searchParams) });
  });
  const field = () => screen.getByRole('combobox', { name: 'Rechercher un produit' });
  return {
    server,
    found,
    field,
    options: () => screen.getAllByRole('option').map(({ textContent }) => textContent ?? ''),
    active: () => screen.queryByRole('option', { selected: true })?.textContent ?? '',
    address: () => place,
    open: (at = '/cart', account = {}, early: Early = undefined): Store => {
      const store = openStore(account);
      renderIn(
        store,
        <>
          <Place />
          <SearchField early={early} />
        </>,
        at,
      );
      return store;
    },
    type: async (text: string) => {
      await userEvent.type(field(), text);
      await screen.findAllByRole('option');
      await act(settled);
    },
  };
}
