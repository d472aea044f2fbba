import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { remote } from './remote.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();

async function open(address: string, queue: object[] = []) {
  server.answer({ 'GET /admin/part-requests': () => [], 'GET /admin/desk': () => ({ queue }) });
  const { store } = startRemote();
  const router = createMemoryRouter(remote.routes, { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(settled);
  return router;
}

describe('an address of the back office', () => {
  it('that leads nowhere says so and leads back [W2.36]', async () => {
    await open('/extradmin/nimporte');
    expect(
      await screen.findByText(/L’adresse \/extradmin\/nimporte ne mène à aucune page/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir au tableau de bord' })).toHaveAttribute(
      'href',
      '/extradmin',
    );
  });

  it('with a slash at its end is the page without, and marked in the rail [W2.36]', async () => {
    const router = await open('/extradmin/qr/?x=1');
    expect(await screen.findByRole('heading', { name: 'QR codes', level: 1 })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/extradmin/qr', search: '?x=1' });
    expect(screen.getByRole('link', { name: 'QR codes' })).toHaveAttribute('aria-current', 'page');
  });

  it('has beside each line of the rail what waits there [B9.01]', async () => {
    await open('/extradmin/qr', [
      { kind: 'returns', count: 3, urgent: 0, oldest: null },
      { kind: 'posts', count: 0, urgent: 0, oldest: null },
      { kind: 'accounts', count: 1, urgent: 0, oldest: null },
    ]);
    expect(await screen.findByRole('link', { name: /Retours.*3 à traiter/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Forum' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Clients.*1 à traiter/ })).toBeInTheDocument();
  });
});
