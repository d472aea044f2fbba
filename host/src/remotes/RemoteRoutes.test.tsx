import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { connectionFound, connectionLost } from '../base/connection/connection.slice.ts';
import { customer } from '../testing/customer.ts';
import { entryOf, moduleOf, release, startRemotes } from '../testing/remotes.ts';
import { renderRemotes } from '../testing/render-remotes.tsx';
import { aMoment } from '../testing/until.ts';
import { RemoteRoutes } from './RemoteRoutes.tsx';
import { reloadPage } from './reload/reload-page.ts';

// jsdom cannot load a page again.
jest.mock('./reload/reload-page.ts', () => ({ reloadPage: jest.fn() }));

/** Nothing to fetch: jsdom cannot hash. */
const entry = (id: string) => entryOf({ stable: release(id, { assets: [] }) });
const at = (Component: React.ComponentType) => () => moduleOf({ routes: [{ path: '/faq', Component }] });
const Broken = () => {
  throw new Error('broken on purpose');
};
const Sound = () => <h1>Forum</h1>;
const Missing = () => {
  throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'error' });
};
const NeverThere = lazy(() => new Promise<never>(() => {}));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const show = (page: ReturnType<typeof startRemotes>) =>
  renderRemotes(page, <RemoteRoutes entry={entry('two')} />, '/faq');

describe('a page of a remote', () => {
  it('that throws while it is drawn shows the number under which it was reported, and so does the console', async () => {
    const page = startRemotes([entry('two')], { user: customer, exposed: at(Broken) });
    show(page);
    await waitFor(() => expect(page.reports).toHaveLength(1));
    const incident = String(page.reports[0]?.report.incident);
    expect(incident).toMatch(/^FAQ-/);
    expect(await screen.findByText(new RegExp(`Numéro de l’incident\\s: ${incident}`))).toBeVisible();
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining(`[remote faq /faq] ${incident}`),
      expect.any(Error),
      expect.any(String),
    );
  });

  it('that never comes is replaced by a panel with a number, and Réessayer waits for it again', async () => {
    const page = startRemotes([entry('two')], { user: customer, exposed: at(NeverThere) });
    show(page);
    await waitFor(() => expect(page.loader.read('faq').status).toBe('ready'));
    const hang = async () => {
      await act(async () => page.advance(500));
      await act(aMoment);
      await act(async () => page.advance(4_000));
    };
    await hang();
    await screen.findByText(/Numéro de l’incident\s: FAQ-/);
    expect(page.reports).toMatchObject([{ report: { reason: 'hang', state: 'ready' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(screen.getByRole('status', { name: /Chargement/ })).toBeVisible();
  });

  it('that never comes because the connection is lost says so, without a number, and reports nothing', async () => {
    const page = startRemotes([entry('two')], { user: customer, exposed: at(NeverThere) });
    show(page);
    await waitFor(() => expect(page.loader.read('faq').status).toBe('ready'));
    act(() => void page.store.dispatch(connectionLost()));
    await screen.findByText(/FAQ.* attend la connexion/);
    await act(async () => page.advance(60_000));
    expect(screen.queryByText(/incident/)).toBeNull();
    expect(page.reports).toEqual([]);
  });

  it('that has crashed makes place for a newer release without a click', async () => {
    const page = startRemotes([entry('two')], { user: customer, exposed: at(Broken) });
    show(page);
    await screen.findByRole('button', { name: 'Réessayer' });
    page.world.exposed = at(Sound);
    act(() => page.registry.adopt({ revision: 2, remotes: [entry('three')] }));
    await screen.findByRole('heading', { name: 'Forum' });
  });

  it('of which a file did not arrive offers to load the page again, and does so once the server answers', async () => {
    const page = startRemotes([entry('two')], { user: customer, exposed: at(Missing) });
    show(page);
    await userEvent.click(await screen.findByRole('button', { name: 'Recharger' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/Rechargez la page/)).toBeVisible();
    // Nobody has to sit before it: the connection is lost and comes back.
    act(() => void page.store.dispatch(connectionLost()));
    expect(reloadPage).toHaveBeenCalledTimes(1);
    act(() => void page.store.dispatch(connectionFound()));
    expect(reloadPage).toHaveBeenCalledTimes(2);
    expect(page.reports).toEqual([]);
  });
});
