import type { DrillName, DrillResult, DrillsOverview } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, HttpResponse, later, refusal, settled, wire } from '@extranet/shared/testing/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import DrillsPage from './DrillsPage.tsx';
import texts from './locales/drills.fr.json';
import { startRemote } from './testing/store.ts';

const server = apiServer();
/** One without texts does not compile: the page names them by the contract. */
const DRILL_NAMES = Object.keys(texts.drills.of) as DrillName[];
const titleOf = (name: string) => `Ceci est cassé\u00a0: ${name}`;
const result = (parts: Partial<DrillResult> = {}): DrillResult => ({
  ...{ at: '2026-11-27T09:00:00.000Z', ms: 331, failure: null, lines: [], pictured: false, tookMs: 9_420 },
  ...parts,
});
const overview = (
  running: DrillName | null = null,
  last: Partial<Record<DrillName, DrillResult>> = {},
): DrillsOverview => ({
  running: running && { name: running, forMs: 4_400 },
  drills: DRILL_NAMES.map((name) => ({ name, title: titleOf(name), last: last[name] ?? null })),
});

async function open(list: () => unknown, start: () => unknown = () => overview()) {
  server.answer({ 'GET /admin/drills': list, 'POST /admin/drills/:name': start });
  const { store } = startRemote();
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/extradmin/fonctionnement/exercices']}>
        <DrillsPage />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return unmount;
}
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const line = (name: DrillName) => {
  const found = screen.getByRole('heading', { name: titleOf(name) }).closest('li');
  if (!found) throw new Error(`no line ${name}`);
  return within(found);
};
const runOf = (name: DrillName) => `Lancer\u00a0: ${titleOf(name)}`;
const buttonOf = (name: DrillName) => line(name).getByRole('button', { name: /^(Rel|L)ancer/ });

const comeBack = async () => {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(settled);
};

describe('the page Exercices', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:seen';
    URL.revokeObjectURL = () => {};
  });

  it('has a line for each drill, and says of each in French what is seen and who is told', async () => {
    const all = Object.fromEntries(DRILL_NAMES.map((name) => [name, result()]));
    await open(() => overview(null, all));
    expect(screen.getAllByRole('listitem')).toHaveLength(DRILL_NAMES.length);
    for (const name of DRILL_NAMES) {
      const texts = line(name)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent ?? '');
      expect(texts).toHaveLength(3);
      for (const text of texts) expect(text).not.toMatch(/^$|drills\./);
    }
    expect(line('leaks').getByText(/^331\sms$/)).toBeVisible();
  });

  it('starts one, shows how long it runs, and then what came of it; the others wait', async () => {
    let now = overview();
    await open(
      () => now,
      () => {
        now = overview('leaks');
        return now;
      },
    );
    await press(runOf('leaks'));
    expect(server.named('POST /admin/drills/leaks')).toHaveLength(1);
    expect(line('leaks').getByRole('progressbar', { name: 'En cours\u00a0: 4\u00a0s' })).toBeVisible();
    expect(buttonOf('leaks')).toHaveAttribute('aria-busy', 'true');
    expect(buttonOf('server-gone')).toBeDisabled();
    now = overview(null, { leaks: result({ ms: 8_275, lines: ['remote-faq leaves behind'] }) });
    expect(await screen.findByText(/^8,3\ss$/, {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/^Exercice terminé\s: .*leaks$/);
    expect(line('leaks').getByText('remote-faq leaves behind')).toBeInTheDocument();
    expect(line('leaks').getByText(/, 9,4\ss en tout$/)).toBeVisible();
    expect(buttonOf('leaks')).toHaveAccessibleName(`Relancer\u00a0: ${titleOf('leaks')}`);
    expect(buttonOf('server-gone')).toBeEnabled();
  });

  it('shows one that another tab has started, and says why a second one is refused', async () => {
    let now = overview();
    await open(
      () => now,
      () => {
        now = overview('server-gone');
        return refusal(409, 'drills.running', 'L’exercice est en cours.');
      },
    );
    await press(runOf('leaks'));
    expect(screen.getByRole('alert')).toHaveTextContent('L’exercice est en cours.');
    expect(line('server-gone').getByRole('progressbar')).toBeVisible();
    expect(buttonOf('leaks')).toBeDisabled();
  });

  it('asks again when somebody comes back to the tab, and no more once the page was left', async () => {
    const leave = await open(() => overview());
    await comeBack();
    expect(server.named('GET /admin/drills')).toHaveLength(2);
    leave();
    await comeBack();
    expect(server.named('GET /admin/drills')).toHaveLength(2);
  });

  it('enlarges the picture of what was seen by a click', async () => {
    server.use(
      wire.get('/api/admin/drills/leaks/picture', () =>
        HttpResponse.arrayBuffer(new Uint8Array([255, 216]).buffer, {
          headers: { 'content-type': 'image/jpeg' },
        }),
      ),
    );
    await open(() => overview(null, { leaks: result({ pictured: true }) }));
    await press(`Agrandir\u00a0: ${titleOf('leaks')}`);
    const dialog = within(screen.getByRole('dialog', { name: /^Ce que voit le client/ }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', 'blob:seen');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: `Agrandir\u00a0: ${titleOf('leaks')}` })).toHaveFocus();
  });

  it('says when a picture cannot be had', async () => {
    server.answer({ 'GET /admin/drills/leaks/picture': () => refusal(404, 'notFound') });
    await open(() => overview(null, { leaks: result({ pictured: true }) }));
    expect(screen.getByText('L’image n’a pas pu être chargée.')).toBeVisible();
  });

  it('says why a drill failed, and nothing of what should have been seen', async () => {
    await open(() => overview(null, { leaks: result({ ms: null, failure: 'nobody was told' }) }));
    expect(line('leaks').getByRole('alert')).toHaveTextContent('nobody was told');
    expect(line('leaks').queryByText('Ce que voit le client')).toBeNull();
  });

  it('waits, offers to try again, and says where there are no drills at all', async () => {
    const first = later();
    let answer: () => unknown = () => first.answer;
    await open(() => answer());
    expect(screen.queryByRole('listitem')).toBeNull();
    first.resolve(refusal(500, 'internal'));
    await act(settled);
    answer = () => refusal(404, 'notFound');
    await press('Réessayer');
    expect(screen.getByText('Pas d’exercices sur ce portail')).toBeVisible();
  });
});
