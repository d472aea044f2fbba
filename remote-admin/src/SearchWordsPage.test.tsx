import type { SearchMiss, Synonym } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import SearchWordsPage from './SearchWordsPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const miss = (text: string, times: number, customers: number): SearchMiss => ({
  text,
  times,
  customers,
  last: '2026-11-23T09:00:00.000Z',
});
const synonym = (written: string, meant: string, author = 'Camille Martin'): Synonym => ({
  id: `s-${written}`,
  written,
  meant,
  author,
  savedAt: '2026-11-23T09:00:00.000Z',
});
const MISSES = [miss('tire-veau 308', 7, 3), miss('boule golf', 2, 1)];

const IGNORED = [miss('pijo', 4, 2)];

async function open({
  misses = () => MISSES as unknown,
  ignored = () => IGNORED as unknown,
  add = (wish: unknown) => ({ ...synonym('', ''), ...(wish as object), id: 's-new' }) as unknown,
  remove = () => ({ done: true }) as unknown,
  synonyms = [synonym('boule', 'attelage', '')],
} = {}) {
  server.answer({
    'GET /admin/search/misses': misses,
    'GET /admin/search/ignored': ignored,
    'GET /admin/search/synonyms': () => synonyms,
    'POST /admin/search/synonyms': add,
    'DELETE /admin/search/synonyms/s-boule': remove,
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SearchWordsPage />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const missRow = (name: RegExp) => within(region('Recherches sans résultat').getByRole('row', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const press = async (element: HTMLElement) => {
  await userEvent.click(element);
  await act(settled);
};

describe('words that were left out of what customers found', () => {
  const ignored = () => region('Mots ignorés');

  it('stand in a table of their own, and lead to a synonym [B3.07]', async () => {
    await open();
    const row = within(ignored().getByRole('row', { name: /pijo/ }));
    expect(row.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual([
      'pijo',
      '4',
      '2',
      '23/11/2026 10:00',
      'Ajouter un synonyme',
    ]);
    await press(row.getByRole('button', { name: /^Ajouter un synonyme pour/ }));
    expect(dialog().getByLabelText(/^Mots des clients/)).toHaveValue('pijo');
  });

  it('fail alone, and are asked for again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    let answer: unknown = refusal(500);
    await open({ ignored: () => answer });
    expect(missRow(/tire-veau/).getAllByRole('gridcell')).toHaveLength(5);
    answer = [];
    await press(ignored().getByRole('button', { name: 'Réessayer' }));
    expect(ignored().getByText('Aucun mot ignoré')).toBeVisible();
  });
});

describe('what customers search without result', () => {
  it('stands in a table with how often and by how many customers; known synonyms stand at their words [B3.07]', async () => {
    await open();
    const row = missRow(/tire-veau 308/);
    expect(row.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual([
      'tire-veau 308',
      '7',
      '3',
      '23/11/2026 10:00',
      'Ajouter un synonyme',
    ]);
    expect(missRow(/boule golf/).getByText('Compris comme « attelage »')).toBeVisible();
    expect(region('Synonymes').getByRole('row', { name: /boule/ })).toHaveTextContent(
      'Fourni avec le portail',
    );
  });

  it('leads to a synonym for its words, which then stands in the list [B3.07]', async () => {
    await open();
    await press(missRow(/tire-veau/).getByRole('button', { name: /^Ajouter un synonyme pour/ }));
    const written = dialog().getByLabelText(/^Mots des clients/);
    expect(written).toHaveValue('tire-veau 308');
    expect(dialog().getByLabelText(/^Mots du catalogue/)).toHaveFocus();
    await press(dialog().getByRole('button', { name: 'Ajouter' }));
    expect(dialog().getByText('Indiquez les mots du catalogue.')).toBeVisible();
    await userEvent.clear(written);
    await userEvent.type(written, 'tire-veau');
    await userEvent.type(dialog().getByLabelText(/^Mots du catalogue/), 'attelage');
    await press(dialog().getByRole('button', { name: 'Ajouter' }));
    expect(server.named('POST /admin/search/synonyms').map(({ body }) => body)).toEqual([
      { written: 'tire-veau', meant: 'attelage' },
    ]);
    expect(region('Synonymes').getByRole('row', { name: /tire-veau/ })).toHaveTextContent('Camille Martin');
    expect(missRow(/tire-veau/).getByText('Compris comme « attelage »')).toBeVisible();
    await press(region('Synonymes').getByRole('button', { name: 'Ajouter un synonyme' }));
    expect(dialog().getByLabelText(/^Mots des clients/)).toHaveValue('');
    expect(await screen.findByText('« tire-veau » est maintenant compris comme « attelage ».')).toBeVisible();
  });

  it('says why a synonym was refused, and keeps what was typed', async () => {
    const add = () => refusal(409, 'search.synonymExists', '«\u00a0boule\u00a0» est déjà compris.');
    await open({ add });
    await press(region('Synonymes').getByRole('button', { name: 'Ajouter un synonyme' }));
    await userEvent.type(dialog().getByLabelText(/^Mots des clients/), 'boule');
    await userEvent.type(dialog().getByLabelText(/^Mots du catalogue/), 'rotule');
    await press(dialog().getByRole('button', { name: 'Ajouter' }));
    expect(dialog().getByRole('alert')).toHaveTextContent('« boule » est déjà compris.');
    expect(dialog().getByLabelText(/^Mots du catalogue/)).toHaveValue('rotule');
  });

  it('loses a synonym by one click, and gets it back by another [B3.07]', async () => {
    await open();
    await press(screen.getByRole('button', { name: /^Retirer le synonyme .+boule/ }));
    expect(region('Synonymes').getByText('Aucun synonyme')).toBeVisible();
    await press(screen.getByRole('button', { name: 'Annuler' }));
    expect(server.named('POST /admin/search/synonyms').map(({ body }) => body)).toEqual([
      { written: 'boule', meant: 'attelage' },
    ]);
    expect(region('Synonymes').getByRole('row', { name: /boule/ })).toBeVisible();
  });

  it('keeps a synonym that could not be removed, and says so', async () => {
    await open({ remove: () => refusal(0) });
    await press(screen.getByRole('button', { name: /^Retirer le synonyme/ }));
    expect(region('Synonymes').getByRole('row', { name: /boule/ })).toBeVisible();
    expect(await screen.findByText(/^Le serveur ne répond pas/)).toBeVisible();
  });

  it('may be nothing, or may not be loaded: both are said, and asking again helps', async () => {
    let failing = true;
    await open({ misses: () => (failing ? refusal(500) : []) });
    expect(screen.getByText('Les recherches sans résultat n’ont pas pu être chargées')).toBeVisible();
    failing = false;
    await press(region('Recherches sans résultat').getByRole('button', { name: 'Réessayer' }));
    expect(screen.getByText('Aucune recherche sans résultat')).toBeVisible();
  });
});

describe('the list of synonyms', () => {
  const MANY = [
    synonym('attache remorque', 'attelage', ''),
    synonym('câblage', 'faisceau', ''),
    synonym('merco', 'mercedes-benz', 'Camille Martin'),
    synonym('élec', 'faisceau', 'Jean Petit'),
  ];
  const list = () => region('Synonymes');
  const shown = () =>
    list()
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
  const field = () => list().getByRole('searchbox', { name: 'Chercher un synonyme' });

  it('is narrowed by words of either side, in any writing, and says how many are left: own ones first [B3.07]', async () => {
    await open({ synonyms: MANY });
    expect(shown()).toEqual(['merco', 'élec', 'attache remorque', 'câblage']);
    await userEvent.type(field(), 'FAISC');
    expect(shown()).toEqual(['élec', 'câblage']);
    expect(list().getByText('2 synonymes')).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), 'cabl');
    expect(shown()).toEqual(['câblage']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'faisceau petit');
    expect(shown()).toEqual(['élec']);
  });

  it('is reached by /, emptied by Escape, and says when no synonym has the words [B3.07]', async () => {
    await open({ synonyms: MANY });
    await userEvent.keyboard('/');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('zorglub');
    expect(list().getByText('Aucun synonyme ne contient « zorglub »')).toBeVisible();
    await press(list().getByRole('button', { name: 'Tout afficher' }));
    expect(shown()).toHaveLength(4);
    await userEvent.type(field(), 'merco{Escape}');
    expect(field()).toHaveValue('');
    expect(shown()).toHaveLength(4);
  });
});
