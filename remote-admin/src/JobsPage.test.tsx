import type { JobsOverview, TroubledJob } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import JobsPage from './JobsPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const mail = (id: string, parts: Partial<TroubledJob> = {}): TroubledJob => ({
  id,
  kind: 'mail',
  about: `Commande ${id} (port@example.com)`,
  attempts: 9,
  reason: 'connect ECONNREFUSED',
  createdAt: '2026-11-23T09:00:00.000Z',
  dead: true,
  nextAt: null,
  ...parts,
});
const WAITS = { dead: false, attempts: 2, nextAt: '2026-11-24T10:30:00.000Z' } as const;
const NO_MAIL = { kind: 'mail', waiting: 0, dead: 0, lateSeconds: 0, repeats: false, lastDoneAt: null };
const overview = (troubled: TroubledJob[], figures = {}): JobsOverview => ({
  kinds: [
    { ...NO_MAIL, ...figures },
    { ...NO_MAIL, kind: 'housekeeping', waiting: 1, repeats: true, lastDoneAt: '2026-11-24T09:00:00.000Z' },
  ],
  troubled,
});

const asked: unknown[] = [];
async function open(list: () => unknown, decide: (way: string, body: unknown) => unknown = () => null) {
  asked.length = 0;
  const decided = (way: string) => (body: unknown) => {
    asked.push([way, body]);
    return decide(way, body);
  };
  server.answer({
    'GET /admin/jobs': list,
    'POST /admin/jobs/retry': decided('retry'),
    'POST /admin/jobs/discard': decided('discard'),
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/extradmin/travaux']}>
        <JobsPage />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const line = (text: string) => {
  const found = screen.getByText(text).closest('li');
  if (!found) throw new Error(`no line ${text}`);
  return within(found);
};

describe('jobs in the back office', () => {
  it('are shown by kind: what waits, since when, what stopped, what repeats [B8.01]', async () => {
    await open(() => overview([], { waiting: 1200, dead: 2, lateSeconds: 1900 }));
    expect(line('Emails').getByText(/^1.200 en attente$/)).toBeVisible();
    expect(line('Emails').getByText('En retard de 31 minutes')).toBeVisible();
    expect(line('Emails').getByText('2 arrêtés')).toBeVisible();
    expect(line('Effacement des données échues').getByText(/^Dernière fois le 24/)).toBeVisible();
    expect(line('Effacement des données échues').getByText('Rien à signaler')).toBeVisible();
    expect(screen.getByText('Aucun travail en échec')).toBeVisible();
  });

  it('that failed say what they are about, why, and what comes next; only what stopped can be given up [B8.01]', async () => {
    await open(() => overview([mail('1'), mail('2', WAITS)]));
    const stopped = line('Commande 1 (port@example.com)');
    expect(stopped.getByText('Arrêté')).toBeVisible();
    expect(stopped.getByText('connect ECONNREFUSED')).toBeVisible();
    expect(stopped.getByText('9 essais')).toBeVisible();
    expect(stopped.getByRole('button', { name: /^Abandonner/ })).toBeVisible();
    const waiting = line('Commande 2 (port@example.com)');
    expect(waiting.getByText(/^Nouvel essai le 24/)).toBeVisible();
    expect(waiting.queryByRole('button', { name: /^Abandonner/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Relancer tout ce qui est arrêté' })).toBeNull();
  });

  it('that stopped are done again, one or all of them, and the list follows [B8.01]', async () => {
    await open(
      () => overview([mail('1'), mail('2'), mail('3', WAITS)]),
      (_, body) => ({
        changed: (body as { ids: string[] }).ids.length,
        overview: overview([mail('3', WAITS)]),
      }),
    );
    await press('Relancer tout ce qui est arrêté');
    expect(asked).toEqual([['retry', { ids: ['1', '2'] }]]);
    expect(screen.getByText('2 travaux sont relancés.')).toBeVisible();
    expect(screen.queryByText('Commande 1 (port@example.com)')).toBeNull();
    await press(/^Relancer.*Commande 3/);
    expect(asked.at(-1)).toEqual(['retry', { ids: ['3'] }]);
  });

  it('that a colleague decided on meanwhile are said to have changed [B8.01]', async () => {
    await open(
      () => overview([mail('1')]),
      () => ({ changed: 0, overview: overview([]) }),
    );
    await press(/^Abandonner/);
    expect(asked).toEqual([['discard', { ids: ['1'] }]]);
    expect(screen.getByText(/Certains travaux ont changé entre-temps/)).toBeVisible();
    expect(screen.getByText('Aucun travail en échec')).toBeVisible();
  });

  it('stay as they are when the decision cannot be saved, and the page says so [B8.01]', async () => {
    await open(
      () => overview([mail('1')]),
      () => refusal(503, 'server.unavailable'),
    );
    await press(/^Relancer/);
    expect(screen.getByText(/La décision n’a pas pu être enregistrée/)).toBeVisible();
    expect(screen.getByText('Commande 1 (port@example.com)')).toBeVisible();
  });

  it('are asked for again when they could not be loaded [B8.01]', async () => {
    let fails = true;
    await open(() => (fails ? refusal(503, 'server.unavailable') : overview([])));
    expect(screen.getByText('Les travaux n’ont pas pu être chargés')).toBeVisible();
    fails = false;
    await press('Réessayer');
    expect(screen.getByText('Aucun travail en échec')).toBeVisible();
  });
});
