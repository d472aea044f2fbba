import { aRow } from '@extranet/shared/testing';
import { apiServer } from '@extranet/shared/testing/server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerLists } from '../testing/lists.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { onScreen } from '../testing/screen.ts';
import CatalogPage from './CatalogPage.tsx';

const towbar = (prodRef: string, prodStandard: 'oui' | 'non', prodMbrPrice: string) =>
  aRow({
    prodId: prodRef,
    prodRef,
    prodCatalogue: 'Attelage',
    prodMarque: 'Peugeot',
    prodModele: '308 II',
    prodAnnee: '2015-2021',
    prodType: '',
    prodTypeAttelage: 'Rotule équerre',
    prodMR: '1900 kg',
    prodStandard,
    prodMbrPrice,
  });

function usePage() {
  const server = apiServer();
  return async (address: string) => {
    server.use(answerLists({ Attelage: [towbar('AT-1', 'oui', '110.00'), towbar('AT-2', 'non', '127.00')] }));
    renderIn(openStore(), <CatalogPage />, address);
    return screen.findAllByRole('row', { name: /AT-/ });
  };
}

describe.each([375, 768])('the cards of the catalogue, %p pixels wide', (width) => {
  onScreen(width);
  const open = usePage();

  it('say range, years and towed mass, which tell two towbars of a vehicle apart [W1.04] [W1.10]', async () => {
    const rows = await open('/catalog?cat=Attelage&marque=Peugeot');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Peugeot 308 II110.+AT-1 · Rotule équerre · Standard.*2015-2021 · 1\s900\skgEn stock$/,
      ),
      expect.stringMatching(
        /^Peugeot 308 II127.+AT-2 · Rotule équerre · Premium.*2015-2021 · 1\s900\skgEn stock$/,
      ),
    ]);
  });

  it('can be sorted, though they have no heads [W1.18]', async () => {
    await open('/catalog?cat=Attelage&marque=Peugeot');
    const fold = screen.queryByRole('button', { name: /^Filtres/ });
    if (fold) await userEvent.click(fold);
    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Prix décroissant');
    const [first] = await screen.findAllByRole('row', { name: /AT-/ });
    expect(first).toHaveTextContent('AT-2');
  });
});

describe('the folded filters of a phone', () => {
  onScreen(375);
  const open = usePage();

  it('say which vehicle was searched, and give their fields back [W1.10]', async () => {
    await open('/catalog?cat=Attelage&marque=Peugeot&modele=308+II&annee=2016');
    const filters = within(screen.getByRole('search'));
    const fold = filters.getByRole('button', { name: 'Filtres\u00a0: Peugeot 308 II, 2016' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    expect(filters.getByRole('button', { name: 'Filtres', expanded: true })).toHaveFocus();
    expect(filters.getByLabelText('Modèle')).toHaveValue('308 II');
  });
});
