import { aRow } from '@extranet/shared/testing';
import { aKit } from '../testing/products.ts';
import { CatalogueIndex } from './CatalogueIndex.ts';
import { NO_FILTERS, wantedBy } from './filters.ts';

function indexOf(rows: ReturnType<typeof aRow>[]) {
  const index = new CatalogueIndex('Faisceau');
  index.add(rows);
  return index;
}
const ALL = wantedBy('Faisceau', { ...NO_FILTERS, reference: 'FA0' });
const rows = () => [
  aRow({
    prodId: '1',
    prodRef: 'FA-00001',
    prodMarque: 'Renault',
    prodModele: 'Clio',
    prodMbrPrice: '90.00',
  }),
  aRow({ prodId: '2', prodRef: 'FA-00002', prodMarque: 'Citroën', prodModele: 'C3', prodMbrPrice: '0' }),
  aRow({ prodId: '3', prodRef: 'FA-00003', prodMarque: 'Citroën', prodModele: 'C5', prodMbrPrice: '100.50' }),
];
const ids = (found: { prodId: string }[]) => found.map(({ prodId }) => prodId).join('');

describe('the index of a catalogue', () => {
  it('returns rows in the order of references, or in the requested order with ties by reference', () => {
    const index = indexOf(rows());
    const found = index.find(ALL);
    expect(ids(index.inOrder(found, undefined))).toBe('123');
    expect(ids(index.inOrder(found, { by: 'prix', direction: 'up' }))).toBe('132');
    expect(ids(index.inOrder(found, { by: 'prix', direction: 'down' }))).toBe('312');
    expect(ids(index.inOrder(found, { by: 'vehicule', direction: 'up' }))).toBe('231');
    expect(ids(index.inOrder(found, { by: 'vehicule', direction: 'down' }))).toBe('132');
    expect(ids(index.inOrder(found, { by: 'stock', direction: 'down' }))).toBe('123');
    expect(ids(index.inOrder(found, { by: 'reference', direction: 'down' }))).toBe('321');
  });

  it('puts rows without a price last, whichever way prices are sorted [W1.18]', () => {
    const prices = ['12.50', '0', '9.90'];
    const index = indexOf(prices.map((prodMbrPrice, at) => aRow({ prodId: `${at}`, prodMbrPrice })));
    expect(ids(index.inOrder([0, 1, 2], { by: 'prix', direction: 'up' }))).toBe('201');
    expect(ids(index.inOrder([0, 1, 2], { by: 'prix', direction: 'down' }))).toBe('021');
  });

  it('finds the chosen model alone, and by a typed one all bodies of its generation [C2.22]', () => {
    const models = ['308 I', '308 I Break', '308 II', '308 III'];
    const index = indexOf(models.map((prodModele, place) => aRow({ prodId: `${place}`, prodModele })));
    const found = (model: string, exact: '' | '1') =>
      index.find(wantedBy('Faisceau', { ...NO_FILTERS, model, exact }));
    expect(found('308 I', '')).toEqual([0, 1]);
    expect(found('308 I', '1')).toEqual([0]);
    expect(found('308 II', '')).toEqual([2]);
    expect(found('308 2', '')).toEqual([2]);
    expect(found('308 II', '1')).toEqual([2]);
  });

  it('goes on finding while a generation is typed letter by letter, whatever was found before', () => {
    const models = ['Golf VI', 'Golf VII', 'Golf VII Break', 'Golf VIII'];
    const index = indexOf(models.map((prodModele, place) => aRow({ prodId: `${place}`, prodModele })));
    const typed = [
      'golf',
      'golf v',
      'golf vi',
      'golf vii',
      'golf vii b',
      'golf vi',
      'golf6',
      'golf 6',
      'golf 7 b',
    ];
    const found = typed.map((model) => index.find(wantedBy('Faisceau', { ...NO_FILTERS, model })).join(''));
    expect(found).toEqual(['0123', '', '0', '12', '2', '0', '', '0', '2']);
    expect(index.models('', 'golf 7').map(({ name }) => name)).toEqual([
      'Golf VII',
      'Golf VII Break',
      'Golf VIII',
    ]);
  });

  it('reads a short reference where none begins as it was typed, letter by letter [B3.02]', () => {
    const index = indexOf(
      ['FA-00005', 'FA-00059', 'FA-00060', 'FA-5001'].map((prodRef) => aRow({ prodRef })),
    );
    const found = (reference: string, year = '') =>
      index.find(wantedBy('Faisceau', { ...NO_FILTERS, reference, year }));
    for (const reference of ['fa5', 'FA-5']) expect(found(reference)).toEqual([3]);
    for (const reference of ['fa59', 'fa 059', 'FA-00059', 'fa59']) expect(found(reference)).toEqual([1]);
    expect(found('fa60')).toEqual([2]);
    for (const reference of ['fa61', 'fa 6']) expect(found(reference)).toEqual([]);
    expect(found('fa5')).toEqual([3]);
  });

  it('finds the same rows, whatever was searched before', () => {
    const index = indexOf(rows());
    const found = (reference: string, make = '') =>
      index.find(wantedBy('Faisceau', { ...NO_FILTERS, reference, make }));
    expect(found('FA0')).toEqual([0, 1, 2]);
    expect(found('FA00', 'cit')).toEqual([1, 2]);
    expect(found('FA00003', 'cit')).toEqual([2]);
    expect(found('FA00003', 'ren')).toEqual([]);
    expect(found('FA00', 'cit')).toEqual([1, 2]);
    expect(found('FA0')).toEqual([0, 1, 2]);
    index.add([aRow({ prodId: '4', prodRef: 'FA-00004', prodMarque: 'Citroën' })]);
    expect(found('FA00', 'cit')).toEqual([1, 2, 3]);
  });

  it('finds by the beginning of a reference, whether the list is sorted by reference or not', () => {
    const inOrder = ['AT-00001', 'FA-00001', 'FA-00002', 'FA-00020', 'FA-10000'];
    const beginning = (reference: string, make = '') =>
      wantedBy('Faisceau', { ...NO_FILTERS, reference, make });
    for (const list of [inOrder, inOrder.toReversed()]) {
      const index = indexOf(
        list.map((prodRef) => aRow({ prodRef, prodMarque: prodRef.endsWith('1') ? 'Audi' : 'Fiat' })),
      );
      const found = (reference: string, make?: string) =>
        index
          .find(beginning(reference, make))
          .map((at) => list[at])
          .sort();
      expect(found('fa-0')).toEqual(['FA-00001', 'FA-00002', 'FA-00020']);
      expect(found('fa-0', 'audi')).toEqual(['FA-00001']);
      expect(found('fa-1')).toEqual(['FA-10000']);
      expect(found('zz-9')).toEqual([]);
      expect(found('at-0')).toEqual(['AT-00001']);
    }
  });

  it('sorts by years, and standard before premium, 7 before 13 pins', () => {
    const index = indexOf([
      aRow({ prodId: '1', prodRef: 'FA-01', prodStandard: 'non', prodType: '7', prodAnnee: '2010-2012' }),
      aRow({ prodId: '2', prodRef: 'FA-02', prodStandard: 'oui', prodType: '13', prodAnnee: '' }),
      aRow({ prodId: '3', prodRef: 'FA-03', prodStandard: 'oui', prodType: '7', prodAnnee: '1999-' }),
    ]);
    const found = index.find(ALL);
    expect(ids(index.inOrder(found, { by: 'type', direction: 'up' }))).toBe('321');
    expect(ids(index.inOrder(found, { by: 'annees', direction: 'up' }))).toBe('231');
  });

  it('sorts by price in cents and by availability, ascending and descending [W3.21] [W1.18]', () => {
    const index = indexOf([
      aRow({ prodId: '1', prodRef: 'FA-01', prodMbrPrice: '9.99', prodCodeStock: '2' }),
      aRow({ prodId: '2', prodRef: 'FA-02', prodMbrPrice: '10.01', prodCodeStock: '0' }),
      aRow({ prodId: '3', prodRef: 'FA-03', prodMbrPrice: '10.00', prodCodeStock: '9' }),
    ]);
    const found = index.find(ALL);
    expect(ids(index.inOrder(found, { by: 'prix', direction: 'up' }))).toBe('132');
    expect(ids(index.inOrder(found, { by: 'prix', direction: 'down' }))).toBe('231');
    expect(ids(index.inOrder(found, { by: 'stock', direction: 'up' }))).toBe('123');
    expect(ids(index.inOrder(found, { by: 'reference', direction: 'down' }))).toBe('321');
  });

  it('puts what is not for sale after what can be had and what is sold out, however much of it there is [W1.18]', () => {
    const index = indexOf([
      aRow({ prodId: '1', prodRef: 'FA-01', prodCodeStock: '1', prodStatut: 'non disponible' }),
      aRow({ prodId: '2', prodRef: 'FA-02', prodCodeStock: '9' }),
      aRow({ prodId: '3', prodRef: 'FA-03', prodCodeStock: '0' }),
      aRow({ prodId: '4', prodRef: 'FA-04', prodCodeStock: '1' }),
    ]);
    expect(ids(index.inOrder(index.find(ALL), { by: 'stock', direction: 'up' }))).toBe('4321');
  });

  it('lists a model of two makes once, with the products of both, in alphabetical order [W3.21]', () => {
    const index = indexOf([
      aRow({ prodId: '1', prodRef: 'FA-01', prodMarque: 'Fiat', prodModele: 'Ducato' }),
      aRow({ prodId: '2', prodRef: 'FA-02', prodMarque: 'Peugeot', prodModele: 'Boxer' }),
      aRow({ prodId: '3', prodRef: 'FA-03', prodMarque: 'Peugeot', prodModele: 'Ducato' }),
      aRow({ prodId: '4', prodRef: 'FA-04', prodMarque: '', prodModele: 'Sans marque' }),
    ]);
    expect(index.models('', '')).toEqual([
      expect.objectContaining({ name: 'Boxer', count: 1 }),
      expect.objectContaining({ name: 'Ducato', count: 2 }),
    ]);
    expect(index.models('fiat', '')).toEqual([expect.objectContaining({ name: 'Ducato', count: 1 })]);
    expect(index.models('', 'd')).toHaveLength(1);
    // Asking again does not add to the counts.
    expect(index.models('', 'd')[0]?.count).toBe(2);
  });

  it('suggests the existing makes and models with their number of products', () => {
    const index = indexOf(rows());
    expect(index.makes('')).toMatchObject([
      { name: 'Citroën', count: 2 },
      { name: 'Renault', count: 1 },
    ]);
    expect(index.makes('CI')).toHaveLength(1);
    expect(index.models('citroen', '')).toMatchObject([
      { name: 'C3', count: 1 },
      { name: 'C5', count: 1 },
    ]);
    expect(index.models('', 'cl')).toMatchObject([{ name: 'Clio', count: 1 }]);
  });

  it('accepts products that lack fields, and HTML in titles', () => {
    const bare = { prodId: '9', prodRef: 'FA-00009', prodCatalogue: 'Faisceau' } as ReturnType<typeof aRow>;
    const index = indexOf([bare]);
    expect(index.find(ALL)).toEqual([0]);
    expect(index.rows[0]).toMatchObject({ prodMarque: '', prodTitre: '', prodMbrPrice: '0' });
    expect(index.inOrder([0], { by: 'prix', direction: 'up' })).toHaveLength(1);
    const kits = new CatalogueIndex('Kit');
    kits.add([aKit({ prodTitre: 'Kit <b>LED</b> & "co"' })]);
    expect(kits.find(wantedBy('Kit', { ...NO_FILTERS, reference: 'led' }))).toEqual([0]);
  });

  it('works with one product, and with none', () => {
    expect(indexOf([]).find(ALL)).toEqual([]);
    expect(indexOf([]).makes('')).toEqual([]);
    expect(indexOf([aRow()]).find(ALL)).toEqual([0]);
  });
});
