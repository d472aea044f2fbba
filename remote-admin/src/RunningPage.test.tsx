import type { BackupsOverview, RunningRelease, RunningRemote } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import RunningPage from './RunningPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const release = (parts: Partial<RunningRelease> = {}): RunningRelease => ({
  ...{ release: '1.0.0-a', role: 'stable', percent: null, accounts: 312, failed: 1, errors: 0 },
  ...{ loadMs: 140, interactions: 4_210, inpP75: 48, inpP95: 120, longTasks: 12, memoryMb: 64 },
  ...parts,
});
const canary = release({
  ...{ release: '1.0.1-b', role: 'canary', percent: 10, accounts: 31 },
  ...{ inpP75: 395, inpP95: 610, memoryMb: null },
});
const forum = (parts: Partial<RunningRemote> = {}): RunningRemote => ({
  ...{ remote: 'faq', label: 'FAQ', releases: [canary, release()], withdrawn: null },
  ...parts,
});

let backups: BackupsOverview | ReturnType<typeof refusal>;
beforeEach(() => {
  backups = { proven: null, failed: null, state: 'none', nightly: false };
});
const asked: (string | null)[] = [];
async function open(answer: () => unknown) {
  asked.length = 0;
  server.answer({
    'GET /admin/remotes/figures': (_body: unknown, { request }: { request: Request }) => {
      asked.push(new URL(request.url).searchParams.get('days'));
      return answer();
    },
    'GET /admin/backups': () => backups,
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/extradmin/fonctionnement']}>
        <RunningPage />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}
const row = (name: RegExp) => screen.getByRole('row', { name });
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the page Fonctionnement', () => {
  it('shows the canary above the stable release, in the same columns', async () => {
    await open(() => ({ remotes: [forum()] }));
    const table = screen.getByRole('table', { name: 'Versions de FAQ' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['1.0.1-b À l’essai, 10\u00a0%', '1.0.0-a En service']);
    expect(cells(/1.0.1-b/)).toEqual([
      '31',
      '140\u00a0ms',
      '1',
      '0',
      '4\u202f210',
      '395\u00a0ms',
      '610\u00a0ms',
      '12',
      '–',
    ]);
    expect(cells(/1.0.0-a/)[8]).toBe('64\u00a0Mo');
  });

  it('says which version was withdrawn, and why', async () => {
    const withdrawn = { release: '1.0.1-b', at: '2026-11-27T06:00:00.000Z', accounts: 5, reasons: ['slow'] };
    await open(() => ({ remotes: [forum({ withdrawn })] }));
    expect(
      screen.getByText(
        /La version 1\.0\.1-b a été retirée le .* : elle répondait lentement pour 5 comptes\./,
      ),
    ).toBeVisible();
  });

  it('leads to the drills where the portal has them, and only there [C24]', async () => {
    let drills = false;
    await open(() => ({ remotes: [forum()], drills }));
    expect(screen.queryByRole('link', { name: 'Exercices' })).toBeNull();
    drills = true;
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    await act(settled);
    expect(screen.getByRole('link', { name: 'Exercices' })).toHaveAttribute(
      'href',
      '/extradmin/fonctionnement/exercices',
    );
  });

  it('says when a backup was last restored to be compared, of when it was, and how much of it', async () => {
    backups = {
      proven: {
        ...{
          at: '2026-11-27T02:14:00.000Z',
          backup: '2026-11-27T02-13-00',
          takenAt: '2026-11-27T02:13:00.000Z',
        },
        ...{ seconds: 12, rows: 48_210, files: 310 },
      },
      ...{ failed: null, state: 'proven', nightly: true },
    };
    await open(() => ({ remotes: [forum()] }));
    const panel = screen.getByRole('region', { name: 'Sauvegardes' });
    expect(panel).toHaveTextContent(
      /vérifiée le 27\/11\/2026.* 03:14 : celle du 27\/11\/2026.* 03:13, restaurée à part en 12 s ; 48 210 lignes et 310 fichiers/,
    );
    expect(panel).toHaveTextContent('faite et vérifiée chaque nuit');
    expect(within(panel).queryByRole('alert')).toBeNull();
  });

  it('says that no backup was proven, and why one failed since, in the words of the command', async () => {
    const failure = { at: '2026-11-27T02:14:00.000Z', backup: 'x', step: 'proving' } as const;
    const reason = 'the table orders has 0 rows instead of 12';
    backups = { proven: null, failed: { ...failure, reason }, state: 'failed', nightly: false };
    await open(() => ({ remotes: [forum()] }));
    expect(screen.getByText('Aucune sauvegarde n’a encore été vérifiée.')).toBeVisible();
    expect(screen.getByText(/l’exploitant les fait et les vérifie/)).toBeVisible();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/La sauvegarde vérifiée le .* ne se restaure pas comme il faut/);
    expect(within(alert).getByText(reason)).toHaveAttribute('lang', 'en');
  });

  it('shows how remotes run although the backups could not be asked for, which are asked for again by a button', async () => {
    backups = refusal(500, 'internal');
    await open(() => ({ remotes: [forum()] }));
    expect(screen.getByRole('table')).toBeVisible();
    expect(screen.getByText('L’état des sauvegardes n’a pas pu être chargé')).toBeVisible();
    backups = { proven: null, failed: null, state: 'none', nightly: false };
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(settled);
    expect(screen.getByText('Aucune sauvegarde n’a encore été vérifiée.')).toBeVisible();
  });

  it('asks for other days, and offers to try again when it was refused', async () => {
    let works = true;
    await open(() => (works ? { remotes: [forum()] } : refusal(500, 'internal')));
    works = false;
    await userEvent.selectOptions(screen.getByLabelText('Période'), '7 jours');
    await act(settled);
    expect(screen.getByText('Le fonctionnement n’a pas pu être chargé')).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await act(settled);
    expect(screen.getByRole('table')).toBeVisible();
    expect(asked).toEqual(['1', '7', '7']);
  });
});
