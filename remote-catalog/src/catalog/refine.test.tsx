import { aRow } from '@extranet/shared/testing';
import { apiServer } from '@extranet/shared/testing/server';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerLists, noRecentVehicles, nothingReplaced } from '../testing/lists.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import CatalogPage from './CatalogPage.tsx';

const harness = (prodRef: string, parts: Partial<ReturnType<typeof aRow>> = {}) =>
  aRow({ prodId: prodRef, prodRef, prodMarque: 'Peugeot', prodModele: '308 II', ...parts });

describe('the chips above the list [W1.06]', () => {
  const server = apiServer();
  beforeEach(() => server.use(noRecentVehicles, nothingReplaced));
  const open = async (address = '/catalog?cat=Faisceau&marque=peugeot') => {
    server.use(
      answerLists({
        Faisceau: [
          harness('FA-1', { prodType: '7', prodCodeStock: '1', prodStandard: 'oui' }),
          harness('FA-2', { prodType: '13', prodCodeStock: '9', prodStandard: 'non' }),
          harness('FA-3', { prodType: '13', prodCodeStock: '2', prodStandard: 'non' }),
          harness('FA-4', { prodType: '7', prodCodeStock: '3', prodMarque: 'Renault' }),
        ],
      }),
    );
    renderIn(openStore(), <CatalogPage />, address);
    return within(await screen.findByRole('group', { name: 'Affiner' }));
  };
  const references = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);

  const listed = (expected: string[]) => waitFor(() => expect(references()).toEqual(expected));

  it('say how many rows each would leave, and narrow the list with one click; what is limited counts as in stock, in words too [N21]', async () => {
    const chips = await open();
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '7 broches1',
      '13 broches2',
      'En stock ou limité2',
      'Standard1',
      'Premium2',
    ]);
    await userEvent.click(chips.getByRole('button', { name: /^13 broches/ }));
    await listed(['FA-2', 'FA-3']);
    await userEvent.click(await chips.findByRole('button', { name: 'En stock ou limité 1' }));
    await listed(['FA-3']);
    expect(screen.getByText('1 produit')).toBeInTheDocument();
    await userEvent.click(chips.getByRole('button', { name: /^7 broches/ }));
    await listed(['FA-1', 'FA-3']);
  });

  it('have rows that say what replaces them, asked for in one call, and opened with one click [B4.06]', async () => {
    const asked: string[] = [];
    server.answer({
      'GET /successors': (_body, { request }) => {
        asked.push(new URL(request.url).searchParams.get('refs') ?? '');
        return [{ ref: 'FA-2', product: harness('FA-9') }];
      },
    });
    await open();
    const mark = await screen.findByRole('button', { name: 'Remplacé par FA-9' });
    expect(within(mark.closest('[role="row"]') as HTMLElement).getByText('FA-2')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Remplacé par/ })).toHaveLength(1);
    expect(asked).toEqual(['FA-2']);
    expect(mark).toHaveAttribute('tabindex', '-1');
  });

  it('stand in the address, which opens the same list; clearing the filters clears them', async () => {
    const chips = await open('/catalog?cat=Faisceau&marque=peugeot&avec=13.stock.inconnu');
    await listed(['FA-3']);
    expect(chips.getByRole('button', { name: /^13 broches/, pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await userEvent.type(screen.getByLabelText('Marque'), 'peu');
    await listed(['FA-1', 'FA-2', 'FA-3']);
  });

  it('go with a column that says the socket in words, by which the list can be sorted', async () => {
    await open();
    const [first] = screen.getAllByRole('row').slice(1);
    expect(within(first as HTMLElement).getByRole('gridcell', { name: '7 broches' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Prise' }));
    await listed(['FA-1', 'FA-2', 'FA-3']);
    await userEvent.click(screen.getByRole('button', { name: 'Prise' }));
    await listed(['FA-2', 'FA-3', 'FA-1']);
  });

  const openTowbars = async () => {
    const towbar = (prodRef: string, prodTypeAttelage: string, prodMR: string) =>
      harness(prodRef, { prodCatalogue: 'Attelage', prodType: '', prodTypeAttelage, prodMR });
    server.use(
      answerLists({
        Attelage: [
          towbar('AT-1', 'Escamotable', '2000 kg'),
          towbar('AT-2', 'Col de cygne', '1000 kg'),
          towbar('AT-3', 'Démontable', '1500 kg'),
        ],
      }),
    );
    renderIn(openStore(), <CatalogPage />, '/catalog?cat=Attelage&marque=peugeot');
    await screen.findByText('Col de cygne', { selector: '[role="gridcell"]' });
  };

  it('stand above columns by which towbars are told apart: type and towing mass [W1.04]', async () => {
    await openTowbars();
    expect(screen.getByText(/^2.000.kg$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remorque' }));
    await listed(['AT-2', 'AT-3', 'AT-1']);
  });

  it('stand above towbars that are drawn by their type, as wherever a product has a line [W1.04]', async () => {
    await openTowbars();
    const drawn = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('svg path')?.getAttribute('d'));
    expect(drawn).toHaveLength(3);
    expect(new Set(drawn).size).toBe(3);
  });

  it('narrow towbars by type and towing mass [W1.04]', async () => {
    await openTowbars();
    await userEvent.click(await screen.findByText(/^1.300.kg et plus$/));
    await listed(['AT-1', 'AT-3']);
    await userEvent.click(screen.getByText('Escamotable', { selector: 'button > span' }));
    await listed(['AT-1']);
  });

  it('stand above columns that one chooses and that the device remembers', async () => {
    await open();
    expect(screen.queryByRole('columnheader', { name: 'EAN' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choisir les colonnes' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'EAN' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gamme' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox', { name: 'EAN' })).toBeNull();
    await listed(['FA-1', 'FA-2', 'FA-3']);
    cleanup();
    await open();
    expect(screen.getByRole('columnheader', { name: 'EAN' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Gamme' })).toBeNull();
    localStorage.clear();
  });

  it('leave the order by stock to availability: what can leave first comes first [W1.18]', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Stock' }));
    await listed(['FA-1', 'FA-3', 'FA-2']);
  });
});
