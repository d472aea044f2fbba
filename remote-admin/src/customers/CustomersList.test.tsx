import type { AdminCustomerRow, AdminCustomersSlice } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { customerSaved } from '../facts.ts';
import { startRemote } from '../testing/store.ts';
import { CustomersList } from './CustomersList.tsx';
import { CUSTOMER_COLUMNS } from './customer-columns.ts';
import { moreCustomersAsked } from './customers.slice.ts';

const SLICE = 'GET /admin/customers/slice';
const server = apiServer();
const customers = (from: number, to: number): AdminCustomerRow[] =>
  Array.from({ length: to - from }, (_, at) => ({
    userId: String(from + at),
    userCompName: `Garage ${from + at}`,
    userFirstname: 'Aurélie',
    userName: 'Le Goff',
    userPostcode: '29000',
    userCity: 'Quimper',
    userPhone: '+33 298000000',
    userEmail: `g${from + at}@b.example`,
    userCatalogs: ['Kit'],
    userStatus: 'active',
    custLoyaltyNumber: '',
  }));
const answer = (rows: AdminCustomerRow[], more: Partial<AdminCustomersSlice> = {}): AdminCustomersSlice => ({
  ...{ customers: rows, more: false, count: rows.length, waiting: 0 },
  ...more,
});
const asked = () =>
  server.named(SLICE).map(({ request }) => Object.fromEntries(new URL(request.url).searchParams));

async function open(at = '/extradmin/customers') {
  const exported = jest.fn(() => null);
  const { store, read } = startRemote();
  const nothing = () => {};
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <CustomersList
          columns={CUSTOMER_COLUMNS}
          exportOf={exported}
          onOpen={nothing}
          onEdit={nothing}
          onPrices={nothing}
          onRestore={nothing}
        />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return { store, exported, rows: () => read().customers.customers.map(({ userId }) => Number(userId)) };
}
const typed = async (text: string) => {
  await userEvent.type(screen.getByRole('searchbox'), text);
  await act(() => new Promise((done) => setTimeout(done, 150)));
  await act(settled);
};

describe('the list of customers', () => {
  it('asks for its first rows by the filters of its address, as its file does [A2.11] [B5.08]', async () => {
    server.answer({ [SLICE]: () => answer(customers(0, 100), { more: true, count: 321 }) });
    const { exported } = await open('/extradmin/customers?q=goff&statut=attente&tri=city-down');
    const question = {
      ...{ search: 'goff', catalogs: 'Faisceau,Attelage,Kit', sort: 'city-down' },
      query: '{"userStatus:in":["attente"]}',
    };
    expect(asked()).toEqual([question]);
    expect(screen.getByText('321 clients')).toBeVisible();
    expect(exported).toHaveBeenLastCalledWith(question, '321 clients');
  });

  it('brings the next rows once their end is reached, and no row twice [A2.11]', async () => {
    server.answer({ [SLICE]: () => answer(customers(0, 100), { more: true, count: 150 }) });
    const { store, rows } = await open();
    const { answer: answered, resolve: give } = later();
    server.answer({ [SLICE]: () => answered });
    await act(async () => {
      store.dispatch(moreCustomersAsked());
      store.dispatch(moreCustomersAsked());
    });
    await act(async () => {
      give(answer(customers(98, 150), { count: null, waiting: null }));
      await settled();
    });
    expect(asked().map(({ after }) => after)).toEqual([undefined, '99']);
    expect(rows()).toEqual(Array.from({ length: 150 }, (_, at) => at));
    await act(async () => {
      store.dispatch(moreCustomersAsked());
      await settled();
    });
    expect(asked()).toHaveLength(2);
  });

  it('asks once for a word that is typed, and drops next rows of the question before [A2.08]', async () => {
    server.answer({ [SLICE]: () => answer(customers(0, 100), { more: true }) });
    const { store, rows } = await open();
    const { answer: late, resolve: give } = later();
    server.answer({
      [SLICE]: (_body, { request }) => (request.url.includes('after') ? late : answer(customers(7, 9))),
    });
    await act(async () => {
      store.dispatch(moreCustomersAsked());
    });
    await typed('goff');
    await act(async () => {
      give(answer(customers(100, 150)));
      await settled();
    });
    expect(
      asked()
        .filter(({ after }) => !after)
        .map(({ search }) => search),
    ).toEqual([undefined, 'goff']);
    expect(rows()).toEqual([7, 8]);
  });

  it('says that it still looks while an answer takes its time, and what it found then', async () => {
    server.answer({ [SLICE]: () => answer(customers(0, 3)) });
    await open();
    const { answer: late, resolve: give } = later();
    server.answer({ [SLICE]: () => late });
    await typed('x');
    expect(await screen.findByText('Recherche…')).toBeVisible();
    await act(async () => {
      give(answer(customers(0, 1), { count: 1_001 }));
      await settled();
    });
    expect(screen.getByText('Plus de 1 000 clients')).toBeVisible();
  });

  it('counts up to 10 000 where nothing is looked for', async () => {
    server.answer({ [SLICE]: () => answer(customers(0, 3), { count: 1_001 }) });
    await open();
    expect(screen.getByText('1 001 clients')).toBeVisible();
    server.answer({ [SLICE]: () => answer(customers(0, 3), { count: 10_001 }) });
    await userEvent.click(screen.getByRole('checkbox', { name: /supprimés/ }));
    expect(await screen.findByText('Plus de 10 000 clients')).toBeVisible();
  });

  it('shows a customer who was created first, until somebody looks for others, and asks anew where these stand [W2.10]', async () => {
    server.answer({ [SLICE]: () => answer(customers(0, 3)) });
    const { store } = await open();
    const [row] = customers(50, 51);
    const at = '2026-11-28T08:00:00.000Z';
    await act(async () => {
      store.dispatch(customerSaved({ ...row, userCreatedAt: at, userUpdatedAt: at } as never));
      await settled();
    });
    const [, first] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(/Nouveau\s*Garage 50/);
    expect(asked().map(({ limit }) => limit)).toEqual([undefined, '3']);
    await typed('goff');
    expect(screen.queryByText('Nouveau')).toBeNull();
  });

  it('that cannot be read says so, and is read again on request', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.answer({ [SLICE]: () => refusal(503) });
    await open();
    server.answer({ [SLICE]: () => answer(customers(0, 1)) });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(settled);
    expect(screen.getByText('Garage 0')).toBeVisible();
  });

  it('is read again on request also where its next rows could not be', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.answer({ [SLICE]: () => answer(customers(0, 100), { more: true }) });
    const { store } = await open();
    server.answer({ [SLICE]: () => refusal(503) });
    await act(async () => {
      store.dispatch(moreCustomersAsked());
      await settled();
    });
    server.answer({ [SLICE]: () => answer(customers(500, 501)) });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(settled);
    expect(screen.getByText('Garage 500')).toBeVisible();
  });

  it('tells a house without customers from a search without any', async () => {
    server.answer({ [SLICE]: () => answer([]) });
    await open();
    expect(screen.getByText('Ajoutez un premier compte client.')).toBeVisible();
    await typed('x');
    expect(screen.getByText(/Élargissez la recherche/)).toBeVisible();
  });

  it('proposes the name that was meant where nobody is found as it was typed', async () => {
    server.answer({
      [SLICE]: (_body, { request }) =>
        new URL(request.url).searchParams.get('search') === 'Delaunay'
          ? answer(customers(0, 1))
          : answer([], { meant: 'Delaunay' }),
    });
    const { rows } = await open('/extradmin/customers?q=delonay');
    await userEvent.click(screen.getByRole('button', { name: /^Chercher.+Delaunay/ }));
    await act(() => new Promise((done) => setTimeout(done, 150)));
    await act(settled);
    expect(rows()).toEqual([0]);
    expect(screen.getByRole('searchbox')).toHaveValue('Delaunay');
    expect(screen.queryByRole('button', { name: /^Chercher/ })).not.toBeInTheDocument();
  });

  it('says how many of the picked ones the search hides, which no change touches [B9.04]', async () => {
    server.answer({
      [SLICE]: (_body: unknown, { request }: { request: Request }) =>
        answer(request.url.includes('search=') ? customers(1, 2) : customers(0, 3)),
      'PUT /admin/customers/status': () => [],
      'GET /admin/desk': () => refusal(503, 'server.unavailable', ''),
    });
    await open();
    for (const name of ['Garage 0', 'Garage 1', 'Garage 2'])
      await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`Sélectionner ${name}`) }));
    expect(screen.queryByText(/masquent/)).toBeNull();
    await typed('un');
    expect(screen.getByText('1 client sélectionné')).toBeVisible();
    expect(screen.getByText('2 autres lignes cochées, que les filtres masquent')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Désactivé' }));
    await act(settled);
    expect(server.named('PUT /admin/customers/status').map(({ body }) => body)).toEqual([
      { changes: [{ userId: '1', userStatus: 'desactive' }] },
    ]);
  });
});
