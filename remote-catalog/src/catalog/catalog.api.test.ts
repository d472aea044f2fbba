import { quickQueries } from './catalog.api.ts';
import { NO_FILTERS } from './filters.ts';

describe('what the server is asked for meanwhile [C7.16]', () => {
  it('has the filters that count, by their beginnings', () => {
    expect(quickQueries('Faisceau', { make: 'peu', model: '', year: '201', reference: 'fa' })).toEqual([
      { 'prodCatalogue:eq': 'Faisceau', 'prodMarque:prefix': 'peu' },
    ]);
    expect(quickQueries('Attelage', { make: '', model: '3', year: '2019', reference: 'at-1' })).toEqual([
      {
        'prodCatalogue:eq': 'Attelage',
        'prodModele:prefix': '3',
        'prodRef:prefix': 'at-1',
        'prodAnnee:eq': 2019,
      },
    ]);
  });

  it('looks for a kit in its texts and in its reference [C2.22]', () => {
    expect(quickQueries('Kit', { ...NO_FILTERS, reference: 'vélo' })).toEqual([
      { 'prodCatalogue:eq': 'Kit', 'prodRef:prefix': 'vélo' },
      { 'prodCatalogue:eq': 'Kit', 'prodText:contains': 'vélo' },
    ]);
  });
});
