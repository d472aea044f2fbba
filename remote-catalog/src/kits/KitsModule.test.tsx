import { apiServer, HttpResponse, wire } from '@extranet/shared/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { aKit } from '../testing/products.ts';
import KitsModule from './KitsModule.tsx';

describe('the kits module', () => {
  const server = apiServer();
  const answer = (rows: () => Response) => server.use(wire.get('/api/products/last', rows));

  it('lists the newest kits, as text even where it is HTML; a click opens one [C2.03, C7.20]', async () => {
    answer(() => HttpResponse.json([aKit({ prodTitre: 'Kit <b>LED</b>', prodFeatured: '1' })]));
    server.use(wire.get(/\/api\/(product\/|products\/config)/, () => HttpResponse.json([])));
    const store = openStore();
    renderIn(store, <KitsModule />);
    expect(screen.getByRole('heading', { name: 'Nouveaux produits' })).toBeInTheDocument();
    await userEvent.click(await screen.findByText(/^Kit <b>LED<\/b>/));
    expect(store.getState()).toMatchObject({ catalog: { product: { prodId: 'p-ki-00001' } } });
    expect(screen.getByRole('img', { name: 'Mis en avant' })).toBeInTheDocument();
  });

  it('logs a failure and offers to retry; the page keeps working [C8.11]', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    answer(() => HttpResponse.error());
    renderIn(openStore(), <KitsModule />);
    await screen.findByText('Les nouveautés ne sont pas disponibles pour le moment.');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('network.unreachable'));
    log.mockRestore();
    answer(() => HttpResponse.json([]));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Pas de nouveauté en ce moment')).toBeInTheDocument();
  });
});
