import type { Desk } from '@extranet/shared/contracts';
import { registerTexts } from '@extranet/shared/i18n';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import texts from '../locales/desk.fr.json';
import { startRemote } from '../testing/store.ts';
import { ImportsPanel } from './ImportsPanel.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import { waited } from './queue-lines.ts';
import { useFreshDesk } from './useFreshDesk.ts';
import { WeekPanel } from './WeekPanel.tsx';

const server = apiServer();
const NOTHING = { count: 0, urgent: 0, oldest: null };
const desk: Desk = {
  queue: [
    { kind: 'accounts', ...NOTHING },
    {
      kind: 'delayRequests',
      count: 3,
      urgent: 0,
      oldest: new Date(Date.now() - 5 * 3_600_000).toISOString(),
    },
    { kind: 'lateOrders', ...NOTHING },
    { kind: 'posts', count: 1, urgent: 1, oldest: new Date(Date.now() - 50 * 3_600_000).toISOString() },
    { kind: 'partRequests', ...NOTHING },
    { kind: 'failedJobs', ...NOTHING },
    // Of a server that is newer than this release.
    { kind: 'ofTomorrow' as 'posts', count: 3, urgent: 3, oldest: null },
  ],
  imports: [
    { id: '1', by: 'Camille Martin', at: '2026-11-24T09:00:00.000Z', status: 'done', updated: 12, unread: 2 },
    { id: '2', by: '', at: '2026-11-23T09:00:00.000Z', status: 'failed', updated: null, unread: 0 },
  ],
  week: { orders: 24, turnover: 10482.5, buyers: 11, accounts: 2 },
  before: { orders: 31, turnover: 9000, buyers: 14, accounts: 0 },
};

function Dashboard() {
  useFreshDesk();
  return (
    <>
      <QueuePanel />
      <WeekPanel />
      <ImportsPanel />
    </>
  );
}

async function open(answer: () => unknown = () => desk) {
  registerTexts('admin', texts);
  server.answer({ 'GET /admin/desk': answer });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Dashboard />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

describe('the queue of the dashboard', () => {
  it('leads from each line to where it is done, the urgent first and marked [B9.01] [W2.29]', async () => {
    await open();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/extradmin/forum',
      '/extradmin/delais',
      '/extradmin/customers?statut=attente',
      '/extradmin/orders?retard=1&tri=orderDate-up',
      '/extradmin/demandes-de-pieces',
      '/extradmin/travaux',
    ]);
    expect(links[0]).toHaveTextContent('1contribution à modérer1 en urgencedepuis 2 jours');
    expect(links[1]).toHaveTextContent('3demandes de délaidepuis 5 heures');
    expect(links[2]).toHaveTextContent('Aucun compte à approuver');
  });

  it('says of very many that there are more than it counts [B9.01]', async () => {
    const many = { kind: 'lateOrders' as const, count: 10_001, urgent: 10_001, oldest: null };
    await open(() => ({ ...desk, queue: [many, { ...many, kind: 'accounts', count: 10_000, urgent: 2 }] }));
    const [late, accounts] = screen.getAllByRole('link').map((link) => link.textContent);
    expect(late).toMatch(/^Plus de 10\s000commandes en retardPlus de 10\s000 en urgence/);
    expect(accounts).toMatch(/^10\s000comptes à approuver2 en urgence/);
  });

  it('sets the week beside the one before, and tells of the last imports [B9.01] [W2.29]', async () => {
    await open();
    expect(screen.getByText(/10\s482,50\s€/)).toBeInTheDocument();
    expect(screen.getByText('31 les 7 jours d’avant')).toBeInTheDocument();
    expect(screen.getByText('12 produits changés')).toBeInTheDocument();
    expect(screen.getByText('2 lignes non reprises')).toBeInTheDocument();
    expect(screen.getByText('échouée')).toBeInTheDocument();
  });

  it('says that it could not count, and counts again on request [B9.01]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open(() => refusal(500));
    expect(screen.getByText('Ce qui attend n’a pas pu être compté')).toBeInTheDocument();
    server.answer({ 'GET /admin/desk': () => desk });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(settled);
    expect(screen.getByText('demandes de délai')).toBeInTheDocument();
  });

  it('counts in hours within a day, then in days', () => {
    const at = Date.parse('2026-11-24T12:00:00Z');
    expect(waited('2026-11-24T11:30:00Z', at)).toEqual({ unit: 'hours', count: 0 });
    expect(waited('2026-11-23T12:30:00Z', at)).toEqual({ unit: 'hours', count: 23 });
    expect(waited('2026-11-22T12:00:00Z', at)).toEqual({ unit: 'days', count: 2 });
  });
});
