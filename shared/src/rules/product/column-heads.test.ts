import { columnsByHead } from './column-heads.ts';

const NAMES = { ref: ['Référence', 'Réf'], price: ['Prix', 'Tarif'], stock: ['Stock', 'Qté'] };

describe('the columns of a file', () => {
  it.each([
    [['Référence', 'Prix HT', 'Stock'], { ref: 'Référence', price: 'Prix HT', stock: 'Stock' }],
    [['reference', 'prix', 'stocks'], { ref: 'reference', price: 'prix', stock: 'stocks' }],
    [['Ref', 'Tarif'], { ref: 'Ref', price: 'Tarif' }],
    [['Réf.', 'PRIX UNITAIRE HT (€)', 'Tarif'], { ref: 'Réf.', price: 'PRIX UNITAIRE HT (€)' }],
    [['Désignation', 'Prix TTC', ''], {}],
    [['Prix', 'prix'], { price: 'Prix' }],
  ])('%p are recognised as %p [A7.19]', (headers, columns) => {
    expect(columnsByHead(headers, NAMES)).toEqual(columns);
  });
});
