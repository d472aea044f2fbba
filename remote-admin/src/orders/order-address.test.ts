import { paramsOf, readFilters } from './order-address.ts';
import { NO_FILTERS } from './order-filters.ts';
import { currentYear } from './years.ts';

describe('the filters of orders in the address [B4.09]', () => {
  it('come back as they were written', () => {
    const filters = {
      ...NO_FILTERS,
      ref: 'CMD 12',
      month: '10',
      state: 'en_preparation' as const,
      late: true,
    };
    expect(readFilters(paramsOf(filters, 2025))).toEqual(filters);
    expect(paramsOf(filters, 2025).toString()).toBe(
      'commande=CMD+12&mois=10&etat=en_preparation&retard=1&annee=2025',
    );
    expect(paramsOf(NO_FILTERS, currentYear()).toString()).toBe('');
  });

  it('are none where the address says nonsense', () => {
    expect(readFilters(new URLSearchParams('etat=perdue&mois=13&retard=oui&x=1'))).toEqual(NO_FILTERS);
  });
});
