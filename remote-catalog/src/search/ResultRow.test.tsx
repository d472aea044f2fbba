import { aRow } from '@extranet/shared/testing';
import { screen } from '@testing-library/react';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { ResultRow } from './ResultRow.tsx';

describe('a product found by the search bar', () => {
  it.each([
    ['a harness', { prodAnnee: '2021-', prodType: '13' as const }, 'depuis 2021 · 13 broches'],
    [
      'a towbar',
      {
        prodCatalogue: 'Attelage' as const,
        prodType: '' as const,
        prodTypeAttelage: 'Col de cygne' as const,
      },
      '2017-2021 · Col de cygne',
    ],
  ])('says in words which years it fits and what %s is [W1.04] [W1.31]', (_what, parts, words) => {
    renderIn(openStore(), <ResultRow product={aRow({ prodAnnee: '2017-2021', ...parts })} query="" />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('is not said to be in stock when its sale is suspended', () => {
    const product = aRow({ prodCodeStock: '1', prodStatut: 'non disponible' });
    renderIn(openStore(), <ResultRow product={product} query="" />);
    expect(screen.getByText('Vente suspendue')).toBeInTheDocument();
    expect(screen.queryByText('En stock')).not.toBeInTheDocument();
  });
});
