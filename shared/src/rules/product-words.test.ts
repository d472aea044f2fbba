import { productKind, productWords, yearsInWords } from './product-words.ts';

const of308 = { prodMarque: 'Peugeot', prodModele: '308 II', prodAnnee: '2013-2021' };
const harness = { prodCatalogue: 'Faisceau', prodType: '13', prodStandard: 'oui', ...of308 };
const towbar = { prodCatalogue: 'Attelage', prodTypeAttelage: 'Col de cygne', ...of308 };

describe('what a product is, in words [W1.03][D10]', () => {
  it.each([
    [
      'a harness by its title, vehicle and years',
      { ...harness, prodTitre: 'Faisceau standard 13 broches' },
      'Faisceau standard 13 broches Peugeot 308 II, 2013-2021',
    ],
    ['a harness without a title', harness, 'Faisceau standard 13 broches Peugeot 308 II, 2013-2021'],
    [
      'the pins where the title leaves them out',
      { ...harness, prodTitre: 'Faisceau spécifique', prodType: '7' },
      'Faisceau spécifique 7 broches Peugeot 308 II, 2013-2021',
    ],
    ['a towbar by its type', towbar, 'Attelage col de cygne Peugeot 308 II, 2013-2021'],
    [
      'a towbar whose title names the type in its own way',
      { ...towbar, prodTitre: 'Attelage fixe COL-DE-CYGNE' },
      'Attelage fixe COL-DE-CYGNE Peugeot 308 II, 2013-2021',
    ],
    [
      'a kit whose title names the vehicle',
      { ...of308, prodCatalogue: 'Kit', prodTitre: 'Kit attelage PEUGEOT 308 ii' },
      'Kit attelage PEUGEOT 308 ii, 2013-2021',
    ],
    [
      'a model that another one begins with',
      { prodCatalogue: 'Kit', prodTitre: 'Kit Volkswagen Golf VII', prodMarque: '', prodModele: 'Golf VI' },
      'Kit Volkswagen Golf VII Golf VI',
    ],
    ['no vehicle and no years', { prodCatalogue: 'Kit', prodTitre: 'Rotule' }, 'Rotule'],
    ['nothing but its catalogue', { prodCatalogue: 'Attelage' }, 'Attelage'],
  ])('%s', (_name, product, words) => {
    expect(productWords(product)).toBe(words);
  });
});

it.each([
  ['2013-2021', '2013-2021'],
  ['2021-', 'depuis 2021'],
  ['2016-2016', '2016'],
  ['2016', '2016'],
  ['', ''],
])('years %p read %p [W1.31]', (written, words) => {
  expect(yearsInWords(written)).toBe(words);
});

it('what tells a product apart is its pins or its type of towbar [W1.04]', () => {
  expect([harness, towbar, { prodCatalogue: 'Kit' }].map(productKind)).toEqual(['13', 'Col de cygne', '']);
});
