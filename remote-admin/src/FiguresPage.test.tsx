import type { OrderFigures } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import FiguresPage from './FiguresPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const orderFigures = (days: number): OrderFigures => ({
  days: Array.from({ length: days }, (_, at) => ({
    day: dayOf(at),
    byCatalogue: { Faisceau: 0.1, Attelage: 0.2, Kit: 0 },
    total: 0.3,
    before: 1.5,
  })),
  before: 45,
  best: [{ userId: 'u-garage', name: 'Garage du Centre', turnover: 1200, before: 800 }],
  falling: [],
  wanted: [{ productId: 'p-1', ref: 'FA-00004', catalogue: 'Faisceau', asked: 3, customers: 2 }],
});

function Address() {
  return <output>{useLocation().search}</output>;
}

async function open({
  at = '/extradmin/figures',
  orders = (days: number) => orderFigures(days) as unknown,
  heard = (_url: URL): unknown => undefined,
} = {}) {
  server.answer({
    'GET /admin/figures/orders': (_body: unknown, { request }: { request: Request }) => {
      const url = new URL(request.url);
      heard(url);
      return orders(Number(url.searchParams.get('days')));
    },
    'GET /admin/figures/forum': () => ({
      weeks: [{ from: '2026-01-01', asked: 3, answered: 2, medianHours: 5.5 }],
    }),
    'GET /admin/search/misses': () => [
      { text: 'tire-veau', times: 7, customers: 3, last: '2026-01-02T09:00:00.000Z' },
    ],
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <FiguresPage />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

/** Behind its picture, closed at first. */
const tableOf = (caption: string) => screen.getByText(caption, { selector: 'caption' }).closest('table');
const region = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the figures in pictures', () => {
  it('show the turnover, told by the arrows bar by bar, and behind it the same as a table [B9.02]', async () => {
    await open();
    const turnover = region(/^Chiffre d’affaires HT par jour/);
    const picture = turnover.getByRole('group', { name: /^Chiffre d’affaires de la période/ });
    act(() => picture.focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(turnover.getByText(/^02\/01\/2026.*0,30.*période précédente.*1,50/)).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    expect(turnover.getByText(/^30\/01\/2026.*précédente/)).toBeInTheDocument();
    expect(tableOf('Chiffre d’affaires HT par catalogue')?.rows).toHaveLength(31);
  });

  it('sum a year by weeks from Monday on, to the cent; the period is in the address [B9.02]', async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText('Période'), '12 derniers mois');
    await act(settled);
    expect(await screen.findByText('?jours=365')).toBeInTheDocument();
    const table = tableOf('Chiffre d’affaires HT par catalogue');
    expect(table?.rows).toHaveLength(1 + 53);
    expect(
      [...(table?.rows ?? [])].filter((row) => /^2,10/.test(row.cells[4]?.textContent ?? '')),
    ).toHaveLength(52 - 1);
    // 1 January 2026 is a Thursday: its week is begun, and the others start on Mondays.
    const [first, second] = [...(table?.rows ?? [])].slice(1).map((row) => row.cells[0]?.textContent);
    expect([first, second]).toEqual(['Semaine du 01/01/2026', 'Semaine du 05/01/2026']);
  });

  it('of a month of the calendar stand beside the month before it, whose days may be more [B9.02]', async () => {
    const asked: string[] = [];
    await open({
      orders: () => ({ ...orderFigures(31), before: 99 }),
      heard: (url) => asked.push(url.searchParams.toString()),
    });
    const period = screen.getByLabelText('Période');
    const [, , , , running, last] = within(period).getAllByRole<HTMLOptionElement>('option');
    if (!running || !last) throw new Error('no months');
    await userEvent.selectOptions(period, last);
    await act(settled);
    expect(await screen.findByText(`?mois=${last.value}`)).toBeInTheDocument();
    expect(asked.at(-1)).toBe(`month=${last.value}`);
    expect(screen.getByText(/Le mois est comparé au mois précédent/)).toBeInTheDocument();
    expect(screen.getByText(/^Période précédente.*99,00/)).toBeInTheDocument();
    expect(running.text).toMatch(/ \(en cours\)$/);
    await userEvent.selectOptions(period, running);
    expect(screen.getByText(/comparé aux mêmes jours du mois précédent/)).toBeInTheDocument();
  });

  it('offer an older month that the address names, and none that is no month [B9.02]', async () => {
    await open({ at: '/extradmin/figures?mois=2021-05' });
    expect(screen.getByLabelText('Période')).toHaveDisplayValue('Mai 2021');
  });

  it('begin with the period of the address [B9.02]', async () => {
    const asked: number[] = [];
    await open({
      at: '/extradmin/figures?jours=7',
      orders: (days) => {
        asked.push(days);
        return orderFigures(days);
      },
    });
    expect(asked).toEqual([7]);
  });

  it('say where there is nothing, and where one could not be loaded the others stand [B9.02]', async () => {
    await open();
    expect(screen.getByText('Aucun client en baisse')).toBeInTheDocument();
    server.answer({ 'GET /admin/figures/orders': () => refusal(500, 'internal') });
    await userEvent.selectOptions(screen.getByLabelText('Période'), '7 derniers jours');
    await act(settled);
    // Customers, twice, the turnover and the parts come from the call that failed.
    expect(screen.getAllByText('Réessayer')).toHaveLength(4);
    expect(screen.getByText('tire-veau', { selector: 'text' })).toBeInTheDocument();
  });
});
