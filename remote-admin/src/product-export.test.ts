import { productExportQuery } from './product-export.ts';

const queryOf = (search: string) => JSON.parse(productExportQuery(search).query ?? '');

describe('the export of products', () => {
  it('asks for what the address of the list says [B5.08]', () => {
    expect(queryOf('')).toEqual({ 'prodCatalogue:eq': 'Faisceau' });
    expect(queryOf('?marque=peug&modele=308%20II&annee=2016&ref=fa-0&exact=1')).toEqual({
      'prodCatalogue:eq': 'Faisceau',
      'prodMarque:prefix': 'peug',
      'prodModele:eq': '308 II',
      'prodAnnee:eq': 2016,
      'prodRef:prefix': 'fa-0',
    });
    expect(queryOf('?catalogue=Kit&ref=prise&supprimes=1')).toEqual({
      'prodCatalogue:eq': 'Kit',
      'prodText:contains': 'prise',
      'prodStatut:eq': 'supprimé',
    });
    expect(productExportQuery('?catalogue=Attelage&avec=stock.lourd')).toEqual({
      query: '{"prodCatalogue:eq":"Attelage"}',
      catalogue: 'Attelage',
      traits: 'stock.lourd',
    });
    expect(queryOf('?catalogue=Kit&ref=KI-00001')).toMatchObject({ 'prodRef:prefix': 'KI-00001' });
  });
});
