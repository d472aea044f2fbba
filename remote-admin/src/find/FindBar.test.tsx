import type { FoundGroup } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { startRemote } from '../testing/store.ts';
import { FindBar } from './FindBar.tsx';

const server = apiServer();
const groups: FoundGroup[] = [
  {
    kind: 'customers',
    hits: [
      { id: 'u-1', title: 'Garage du Port', detail: 'Petit Anne · Brest' },
      { id: 'u-2', title: 'Garage du Parc', detail: 'Morel Luc · Lyon' },
    ],
    more: true,
  },
  { kind: 'products', hits: [{ id: 'p-1', title: 'FA-00001', detail: 'Faisceau' }], more: false },
];

async function open(answer: () => unknown = () => ({ groups })) {
  server.answer({ 'GET /admin/find': answer });
  const { store } = startRemote();
  const page = (
    <>
      <FindBar />
      <input aria-label="Ailleurs" />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/extradmin'] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(settled);
  return router;
}
const field = () => screen.findByRole('combobox', { name: 'Client, commande, produit ou contribution' });
const type = async (text: string) => {
  await userEvent.type(await field(), text);
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
  await act(settled);
};

describe('the search of the back office', () => {
  it("opens by '/', goes through all groups by arrows, and Enter opens what is chosen [B9.03] [W2.27]", async () => {
    const router = await open();
    await userEvent.keyboard('/');
    expect(await field()).toHaveFocus();
    await type('garage');
    expect(await screen.findByRole('group', { name: 'Clients' })).toHaveTextContent('Garage du Port');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Garage du Port');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('FA-00001');
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/extradmin/products/p-1');
  });

  it('takes an Enter that comes before the answer, as from a scanner [B9.03]', async () => {
    const first = later();
    const router = await open(() => first.answer);
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'garage{Enter}');
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
    expect(router.state.location.pathname).toBe('/extradmin');
    await act(async () => first.resolve({ groups }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/extradmin/customers/u-1'));
  });

  it('asks once for what was typed quickly, and nothing for an empty field [B9.03]', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
    await type('gar');
    expect(server.calls).toHaveLength(1);
    await userEvent.clear(await field());
    await act(settled);
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(server.calls).toHaveLength(1);
  });

  it('opens by Ctrl+K even while typing, but a slash in a field stays a slash [B9.03]', async () => {
    await open();
    const elsewhere = screen.getByLabelText('Ailleurs');
    await userEvent.type(elsewhere, 'a/b');
    expect(elsewhere).toHaveValue('a/b');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(
      await screen.findByRole('dialog', { name: 'Rechercher dans l’administration' }),
    ).toBeInTheDocument();
  });

  it('says that nothing was found, or that it could not search [B9.03]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open(() => ({ groups: [] }));
    await userEvent.keyboard('/');
    await type('zz');
    expect(await screen.findByText(/Rien ne correspond à «.zz.»/)).toBeInTheDocument();
    server.answer({ 'GET /admin/find': () => refusal(500) });
    await userEvent.type(await field(), 'y');
    expect(await screen.findByText(/La recherche n’a pas abouti/)).toBeInTheDocument();
  });

  it('finds the pages of the menu by itself, after what the server found, also by their other names [B9.03]', async () => {
    const router = await open(() => ({ groups: [] }));
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'tach');
    expect(screen.getByRole('group', { name: 'Pages' })).toHaveTextContent('Travaux');
    expect(server.calls).toHaveLength(0);
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'REGLAGES');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/extradmin/settings');
  });

  it("shows the keys by '?' [W2.27]", async () => {
    await open();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Touches du clavier' })).toHaveTextContent('Ctrl');
  });
});
