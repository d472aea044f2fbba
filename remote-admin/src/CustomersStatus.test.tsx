import type { AdminCustomer } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import CustomersRoute from './CustomersRoute.tsx';
import { newCustomer } from './customer/draft.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const delaunay = { ...newCustomer, userId: '7', userCompName: 'Garage Delaunay' } as unknown as AdminCustomer;

async function open(waiting = 0) {
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/list-views': () => ({ views: [], columns: [] }),
    'GET /admin/customers/slice': () => ({ customers: [delaunay], more: false, count: 1, waiting }),
    'GET /admin/desk': () => ({ queue: [], imports: [] }),
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/extradmin/customers']}>
        <CustomersRoute />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

describe('the status of several customers', () => {
  const pickAndSuspend = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Sélectionner Garage Delaunay/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Désactivé' }));
    await act(settled);
  };

  it('that could not be changed says why, and the same ones stay picked [B9.04]', async () => {
    await open();
    server.answer({ 'PUT /admin/customers/status': () => refusal(0, 'network.unreachable', '') });
    await pickAndSuspend();
    expect(await screen.findByText(/Aucun statut n’a été changé. Vérifiez votre connexion/)).toBeVisible();
    expect(screen.getByText('1 client sélectionné')).toBeVisible();
  });

  it('once changed leaves nobody picked, and says of its undoing that it is one [B9.04]', async () => {
    await open();
    server.answer({ 'PUT /admin/customers/status': () => [{ ...delaunay, userStatus: 'desactive' }] });
    await pickAndSuspend();
    expect(screen.queryByText('1 client sélectionné')).toBeNull();
    expect(await screen.findByText('1 compte a maintenant le statut « Désactivé ».')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await act(settled);
    const sent = server.named('PUT /admin/customers/status').map(({ body }) => body);
    expect(sent).toEqual([
      { changes: [{ userId: '7', userStatus: 'desactive' }] },
      { changes: [{ userId: '7', userStatus: 'active' }], undo: true },
    ]);
  });
});

describe('on a phone', () => {
  const everything = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  beforeEach(() =>
    Object.defineProperty(window, 'matchMedia', { value: () => everything, configurable: true }),
  );
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('the status of those who are picked is chosen from one field [B9.04] [W2.37]', async () => {
    await open();
    server.answer({ 'PUT /admin/customers/status': () => [{ ...delaunay, userStatus: 'attente' }] });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Sélectionner Garage Delaunay/ }));
    await userEvent.selectOptions(screen.getByLabelText('Changer le statut'), 'En attente');
    await act(settled);
    const sent = server.named('PUT /admin/customers/status').map(({ body }) => body);
    expect(sent).toEqual([{ changes: [{ userId: '7', userStatus: 'attente' }] }]);
    expect(screen.queryByText('1 client sélectionné')).toBeNull();
  });

  it('catalogues and files fold with the filters, what waits does not [W2.37] [W2.06]', async () => {
    await open(3);
    const catalogue = () => screen.queryByRole('checkbox', { name: 'Faisceaux' });
    expect(catalogue()).toBeNull();
    expect(await screen.findByRole('button', { name: '3 comptes attendent votre décision' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Filtres' }));
    expect(catalogue()).toBeVisible();
    expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
  });
});
