import { NO_FILTERS, questionOf, readFilters, writeFilters } from './list-filters.ts';

describe('the address of the customers’ list', () => {
  it('carries every filter and the order, and is bare without them [W2.22]', () => {
    expect(writeFilters(NO_FILTERS).toString()).toBe('');
    const filters = {
      search: 'saint-brieuc & fils',
      catalogues: ['Kit'] as const,
      status: 'attente' as const,
      withDeleted: true,
      sort: { by: 'city', direction: 'down' as const },
    };
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
    const nothing = { ...NO_FILTERS, catalogues: [] };
    expect(readFilters(writeFilters(nothing)).catalogues).toEqual([]);
  });

  it('leaves out what it does not know', () => {
    expect(readFilters(new URLSearchParams('statut=x&tri=y-z&supprimes=oui'))).toEqual(NO_FILTERS);
  });
});

describe('the export of the customers’ list', () => {
  it('has its filters [B5.08]', () => {
    expect(questionOf(NO_FILTERS)).toEqual({
      catalogs: 'Faisceau,Attelage,Kit',
      sort: 'company-up',
    });
    expect(questionOf({ ...NO_FILTERS, search: ' brest ', catalogues: [], status: 'attente' })).toEqual({
      search: 'brest',
      catalogs: 'aucun',
      sort: 'company-up',
      query: '{"userStatus:in":["attente"]}',
    });
  });
});
