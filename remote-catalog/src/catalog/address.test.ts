import { filtersIn, orderIn, withSearch } from './address.ts';
import { NO_FILTERS } from './filters.ts';

describe('a search in the address', () => {
  it('is read as it was written, and keeps the open product', () => {
    const filters = {
      ...{ make: 'Citroën', model: 'C3', year: '2019', reference: 'FA-0', traits: '13.stock' },
      exact: '1' as const,
    };
    const written = withSearch(new URLSearchParams('cat=Kit&produit=p-1'), filters, {
      by: 'prix',
      direction: 'down',
    });
    const read = new URLSearchParams(written);
    expect(filtersIn(read)).toEqual(filters);
    expect(orderIn(read)).toEqual({ by: 'prix', direction: 'down' });
    expect([read.get('cat'), read.get('produit')]).toEqual(['Kit', 'p-1']);
  });

  it('is removed with the filters', () => {
    const before = new URLSearchParams('cat=Kit&marque=x&modele=y&annee=2019&ref=z&tri=prix&exact=1');
    expect(withSearch(before, NO_FILTERS, undefined)).toBe('cat=Kit');
  });

  it('ignores invalid values', () => {
    const nonsense = new URLSearchParams(`annee=20x19abc5&tri=-__proto__&ref=${'a'.repeat(500)}`);
    expect(filtersIn(nonsense)).toMatchObject({ year: '2019', reference: 'a'.repeat(60) });
    expect(orderIn(nonsense)).toBeUndefined();
  });
});
