import { aRow } from '@extranet/shared/testing';
import { apiServer } from '@extranet/shared/testing/server';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerLists } from '../testing/lists.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import CatalogPage from './CatalogPage.tsx';

const harness = (prodRef: string, parts: Partial<ReturnType<typeof aRow>> = {}) =>
  aRow({ prodId: prodRef, prodRef, prodMarque: 'Peugeot', prodModele: '308 II', ...parts });

describe('the chips above the list [W1.06]', () => {
  const server = apiServer();
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

  it('say how many rows each would leave, and narrow the list with one click', async () => {
    const chips = await open();
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '7 broches1',
      '13 broches2',
      'En stock2',
      'Standard1',
      'Premium2',
    ]);
    await userEvent.click(chips.getByRole('button', { name: /^13 broches/ }));
    expect(references()).toEqual(['FA-2', 'FA-3']);
    await userEvent.click(await chips.findByRole('button', { name: 'En stock 1' }));
    expect(references()).toEqual(['FA-3']);
    expect(screen.getByText('1 produit')).toBeInTheDocument();
    await userEvent.click(chips.getByRole('button', { name: /^7 broches/ }));
    expect(references()).toEqual(['FA-1', 'FA-3']);
    await userEvent.click(chips.getByRole('button', { name: /^En stock/, pressed: true }));
    expect(references()).toEqual(['FA-1', 'FA-2', 'FA-3']);
  });

  it('stand in the address, which opens the same list; clearing the filters clears them', async () => {
    const chips = await open('/catalog?cat=Faisceau&marque=peugeot&avec=13.stock.inconnu');
    expect(references()).toEqual(['FA-3']);
    expect(chips.getByRole('button', { name: /^13 broches/, pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await userEvent.type(screen.getByLabelText('Marque'), 'peu');
    expect(references()).toEqual(['FA-1', 'FA-2', 'FA-3']);
  });

  it('go with a column that says the socket in words, by which the list can be sorted', async () => {
    await open();
    const [first] = screen.getAllByRole('row').slice(1);
    expect(within(first as HTMLElement).getByRole('gridcell', { name: '7 broches' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Prise' }));
    expect(references()).toEqual(['FA-1', 'FA-2', 'FA-3']);
    await userEvent.click(screen.getByRole('button', { name: 'Prise' }));
    expect(references()).toEqual(['FA-2', 'FA-3', 'FA-1']);
  });

  it('tell towbars apart by type and by what they tow, in chips, columns and order [W1.04]', async () => {
    const towbar = (prodRef: string, prodTypeAttelage: string, prodMR: string) =>
      harness(prodRef, { prodCatalogue: 'Attelage', prodType: '', prodMR, ...{ prodTypeAttelage } });
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
    expect(await screen.findByRole('gridcell', { name: 'Col de cygne' })).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: /^2.000.kg$/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remorque' }));
    expect(references()).toEqual(['AT-2', 'AT-3', 'AT-1']);
    await userEvent.click(screen.getByRole('button', { name: "Type d'attelage" }));
    expect(references()).toEqual(['AT-2', 'AT-3', 'AT-1']);
    await userEvent.click(screen.getByRole('button', { name: /et plus 2$/ }));
    expect(references()).toEqual(['AT-3', 'AT-1']);
    await userEvent.click(screen.getByRole('button', { name: /^Escamotable 1$/ }));
    expect(references()).toEqual(['AT-1']);
  });

  it('stand above columns that one chooses and that the device remembers', async () => {
    await open();
    expect(screen.queryByRole('columnheader', { name: 'EAN' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choisir les colonnes' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'EAN' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gamme' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox', { name: 'EAN' })).toBeNull();
    expect(references()).toEqual(['FA-1', 'FA-2', 'FA-3']);
    cleanup();
    await open();
    expect(screen.getByRole('columnheader', { name: 'EAN' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Gamme' })).toBeNull();
    localStorage.clear();
  });

  it('leave the order by stock to availability: what can leave first comes first [W1.18]', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Stock' }));
    expect(references()).toEqual(['FA-1', 'FA-3', 'FA-2']);
  });
});
