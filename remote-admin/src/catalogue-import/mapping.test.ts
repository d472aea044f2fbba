import {
  columnsOf,
  customerColumn,
  mappingProblems,
  memoryKey,
  NO_COLUMNS,
  recallMapping,
  rememberMapping,
  selectedColumns,
} from './mapping.ts';

const mapping = { ref: 'Réf', price: 'Tarif', stockQty: '', stockPlace: '' };

describe('the columns of an import', () => {
  it.each([
    [NO_COLUMNS, ['refMissing', 'nothingElse']],
    [{ ...NO_COLUMNS, price: 'Tarif' }, ['refMissing']],
    [{ ...NO_COLUMNS, ref: 'Réf' }, ['nothingElse']],
    [{ ...mapping, stockQty: 'Tarif' }, ['notUnique']],
    [mapping, []],
  ])('%p has the problems %p [A5.14][A5.15][A5.16]', (chosen, problems) => {
    expect(mappingProblems(chosen)).toEqual(problems);
  });

  it('are remembered by file name, blanks as underscores, and proposed again if the next file has them [A4.01]', () => {
    rememberMapping('tarif mars.csv', ['Réf', 'Tarif', 'Qté'], mapping);
    expect(memoryKey('tarif mars.csv')).toBe('columns_tarif_mars.csv');
    expect(localStorage.getItem('columns_tarif_mars.csv')).not.toBeNull();
    expect(recallMapping('tarif mars.csv', ['Réf', 'Tarif'])).toEqual(mapping);
    expect(recallMapping('tarif mars.csv', ['Réf', 'Prix'])).toEqual({ ...mapping, price: '' });
    localStorage.setItem('columns_tarif_mars.csv', '{nonsense');
    expect(recallMapping('tarif mars.csv', ['Réf'])).toEqual({ ...NO_COLUMNS, ref: 'Réf' });
  });

  it('are remembered by their heads too, for a file of another name [B5.07]', () => {
    const chosen = { ref: 'Code', price: 'Colonne 7', stockQty: '', stockPlace: '' };
    rememberMapping('janvier.csv', ['Code', 'Colonne 7'], chosen);
    expect(recallMapping('fevrier.csv', ['Code', 'Colonne 7'])).toEqual(chosen);
    expect(recallMapping('fevrier.csv', ['Code', 'Autre'])).not.toEqual(chosen);
  });

  it.each([
    [
      ['Référence', 'Prix HT', 'Stock'],
      ['Référence', 'Prix HT', 'Stock', ''],
    ],
    [
      ['reference', 'prix', 'stock'],
      ['reference', 'prix', 'stock', ''],
    ],
    [
      ['Ref', 'Tarif'],
      ['Ref', 'Tarif', '', ''],
    ],
    [
      ['Code article', 'Tarifs publics H.T.', 'Quantités', 'Casier'],
      ['Code article', 'Tarifs publics H.T.', 'Quantités', 'Casier'],
    ],
    // The portal's own export of products.
    [
      ['Référence', 'Prix HT', 'Code stock', 'Quantité en stock', 'Emplacement'],
      ['Référence', 'Prix HT', 'Quantité en stock', 'Emplacement'],
    ],
    [
      ['Désignation', 'Prix TTC'],
      ['', '', '', ''],
    ],
  ])('%p are recognised as %p [A7.19][A3.10]', (headers, columns) => {
    expect(Object.values(recallMapping('jamais vu.csv', headers))).toEqual(columns);
  });

  it('warn of a file that is of customers', () => {
    expect(customerColumn(['Référence', 'Prix', 'Client'])).toBe('Client');
    expect(customerColumn(['Référence', 'Prix', 'Stock'])).toBeUndefined();
  });

  it('go to the server with their labels, the others as Ignorer [A3.10][A7.19]', () => {
    expect(selectedColumns(mapping, (target) => target.toUpperCase())).toEqual({
      ref: { label: 'REF', value: 'Réf' },
      price: { label: 'PRICE', value: 'Tarif' },
      stockQty: { label: 'STOCKQTY', value: 'Ignorer' },
      stockPlace: { label: 'STOCKPLACE', value: 'Ignorer' },
    });
  });

  it('are offered once each, without blank ones', () => {
    expect(columnsOf({ headers: ['Réf', '', ' ', 'Réf', 'Tarif'] })).toEqual(['Réf', 'Tarif']);
  });
});
