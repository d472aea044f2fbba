import { aRow } from '@extranet/shared/testing';
import { apiServer, HttpResponse, wire } from '@extranet/shared/testing/server';
import { aKit } from '../testing/products.ts';
import { fetchQuick } from './catalog.api.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { Source } from './source.ts';

describe('the search on the server while a catalogue loads [C7.16]', () => {
  const server = apiServer();
  const find = async (catalogue: Source['catalogue'], filters: Partial<Filters>, rows: unknown[] = []) => {
    const queries: unknown[] = [];
    server.use(
      wire.get('/api/products', ({ request }) => {
        queries.push(JSON.parse(new URL(request.url).searchParams.get('query') ?? ''));
        return HttpResponse.json(rows);
      }),
    );
    const source: Source = { audience: 'customer', catalogue, deleted: false };
    const found = await fetchQuick(source, { ...NO_FILTERS, ...filters }, new AbortController().signal);
    return { queries, found };
  };

  it('sends only complete filters, as beginnings', async () => {
    const incomplete = await find('Faisceau', { make: 'peu', year: '201', reference: 'fa' }, [aRow()]);
    expect(incomplete.queries).toEqual([{ 'prodCatalogue:eq': 'Faisceau', 'prodMarque:prefix': 'peu' }]);
    expect(incomplete.found).toEqual([aRow()]);
    const complete = await find('Attelage', { model: '3', year: '2019', reference: 'at-1' });
    expect(complete.queries).toEqual([
      {
        'prodCatalogue:eq': 'Attelage',
        'prodModele:prefix': '3',
        'prodRef:prefix': 'at-1',
        'prodAnnee:eq': 2019,
      },
    ]);
  });

  it('finds a kit by its texts and by its reference, and lists it once [C2.22]', async () => {
    const { queries, found } = await find('Kit', { reference: 'vélo' }, [aKit()]);
    expect(queries).toEqual([
      { 'prodCatalogue:eq': 'Kit', 'prodRef:prefix': 'vélo' },
      { 'prodCatalogue:eq': 'Kit', 'prodText:contains': 'vélo' },
    ]);
    expect(found).toEqual([aKit()]);
  });
});
