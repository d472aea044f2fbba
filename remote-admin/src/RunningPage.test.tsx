import type { RunningRelease, RunningRemote } from '@extranet/shared/contracts';
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

const asked: (string | null)[] = [];
async function open(answer: () => unknown) {
  asked.length = 0;
  server.answer({
    'GET /admin/remotes/figures': (_body: unknown, { request }: { request: Request }) => {
      asked.push(new URL(request.url).searchParams.get('days'));
      return answer();
    },
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
