import { aRow } from '@extranet/shared/testing';
import { aKit } from '../testing/products.ts';
import { includesYear, readYears } from '../years.ts';
import { CatalogueIndex } from './CatalogueIndex.ts';
import {
  cleanYear,
  type Filters,
  isSearch,
  NO_FILTERS,
  wantedBy,
  withCentury,
  yearTyped,
} from './filters.ts';

const filters = (parts: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...parts });
const count = (rows: ReturnType<typeof aRow>[], parts: Partial<Filters>) => {
  const index = new CatalogueIndex(rows[0]?.prodCatalogue ?? 'Faisceau');
  index.add(rows);
  return index.find(wantedBy(index.catalogue, filters(parts))).length;
};

describe('catalogue filters', () => {
  it('find a make by its beginning, ignoring case and accents [C2.22]', () => {
    expect(count([aRow()], { make: 'citroe' })).toBe(1);
    expect(count([aRow()], { make: 'roën' })).toBe(0);
  });

  it.each([
    ['16', '1', '2016'],
    ['98', '9', '1998'],
    ['20', '2', '20'],
    ['19', '1', '19'],
    ['201', '20', '201'],
    // Taken away letter by letter, it is not completed again.
    ['16', '161', '16'],
  ])('read %p, typed after %p, as the year %p [N17]', (text, before, year) => {
    expect(yearTyped(text, before)).toBe(year);
  });

  it('read a year of two digits that was left as one of four [N17]', () => {
    expect(['20', '19', '2', '201', ''].map(withCentury)).toEqual(['2020', '2019', '2', '201', '']);
  });

  it('find a model by its beginning, ignoring spaces and dashes [C2.22]', () => {
    expect(count([aRow()], { model: 'c3air' })).toBe(1);
    expect(count([aRow()], { model: 'C-3 air' })).toBe(1);
    expect(count([aRow()], { model: 'aircross' })).toBe(0);
  });

  it('find a reference ignoring dashes, from three characters on [C2.22, C5.05, C9.02]', () => {
    expect(count([aRow()], { reference: 'fa00012' })).toBe(1);
    expect(count([aRow()], { reference: 'fa 1' })).toBe(0);
    expect(isSearch('Faisceau', filters({ reference: 'fa' }))).toBe(false);
    expect(isSearch('Faisceau', filters({ reference: 'fa0' }))).toBe(true);
  });

  it('need a make, a model or a reference: a year alone is no search [C2.22, A5.25]', () => {
    expect(isSearch('Faisceau', filters({ year: '2019' }))).toBe(false);
    expect(isSearch('Attelage', filters({ make: '-' }))).toBe(false);
    expect(isSearch('Attelage', filters({ model: '3' }))).toBe(true);
  });

  it('apply a year only when it has four digits [C2.22, C9.02, A5.25]', () => {
    expect(count([aRow()], { make: 'c', year: '201' })).toBe(1);
    expect(count([aRow()], { make: 'c', year: '2016' })).toBe(0);
    expect(count([aRow()], { make: 'c', year: '2019' })).toBe(1);
    expect(cleanYear('a2b0-1 97')).toBe('2019');
  });

  it('with another year are another search, not answered from the previous result [W3.19]', () => {
    const index = new CatalogueIndex('Faisceau');
    index.add([aRow({ prodId: 'old', prodAnnee: '2010-2014' }), aRow({ prodId: 'new', prodAnnee: '2018-' })]);
    const idsOf = (year: string) =>
      index.find(wantedBy('Faisceau', filters({ make: 'c', year }))).map((at) => index.rows[at]?.prodId);
    expect(idsOf('2012')).toEqual(['old']);
    expect(idsOf('2020')).toEqual(['new']);
    expect(idsOf('')).toEqual(['old', 'new']);
    expect(idsOf('2012')).toEqual(['old']);
  });

  it('search title and description of a kit, but not their HTML tags [C2.22, A5.25]', () => {
    expect(count([aKit()], { reference: 'eclairage' })).toBe(1);
    expect(count([aKit()], { reference: 'ARRIERE étanches' })).toBe(1);
    expect(count([aKit()], { reference: 'ki 00001' })).toBe(1);
    expect(count([aKit()], { reference: '00001' })).toBe(0);
    expect(count([aKit({ prodMemo: '<strong>x</strong>' })], { reference: 'strong' })).toBe(0);
    expect(isSearch('Kit', filters({ reference: 'é' }))).toBe(true);
    expect(isSearch('Kit', filters({ make: 'peugeot' }))).toBe(false);
  });

  it('find a kit by words that stand anywhere in its texts, in any order, as one types them and takes them back [C2.22]', () => {
    const index = new CatalogueIndex('Kit');
    const titles = [
      'Kit porte-vélos Renault Kadjar',
      'Kit porte-vélos Renault Mégane',
      'Kit attelage Kadjar',
    ];
    index.add(
      titles.map((prodTitre, at) => aKit({ prodId: String(at), prodRef: `KI-0001${at}`, prodTitre })),
    );
    const found = (reference: string) =>
      index.find(wantedBy('Kit', filters({ reference }))).map((at) => Number(index.rows[at]?.prodId));
    expect(found('kadjar')).toEqual([0, 2]);
    expect(found('kadjar p')).toEqual([0]);
    expect(found('kadjar porte-velos')).toEqual([0]);
    expect(found('kadjar ')).toEqual([0, 2]);
    expect(found('renault kit')).toEqual([0, 1]);
    expect(found('kadjar megane')).toEqual([]);
  });

  it('find a kit by the short form of its reference, as in the other catalogues [C2.22]', () => {
    const index = new CatalogueIndex('Kit');
    index.add(
      ['KI-00012', 'KI-00120'].map((prodRef) => aKit({ prodId: prodRef, prodRef, prodTitre: 'Kit' })),
    );
    const found = (reference: string) =>
      index.find(wantedBy('Kit', filters({ reference }))).map((at) => index.rows[at]?.prodRef);
    for (const short of ['ki12', 'KI 12', 'ki-12']) expect(found(short)).toEqual(['KI-00012']);
    expect(found('ki0012')).toEqual(['KI-00120']);
    expect(found('ki1')).toEqual([]);
  });

  it.each([
    ['2014-2019', 2014, true],
    ['2014-2019', 2020, false],
    ['2020-', 2031, true],
    ['2020-', 2019, false],
    ['2018', 2018, true],
    ['2018', 2019, false],
    ['', 1999, true],
    ['depuis toujours', 1999, true],
  ])('match the years %p', (years, year, expected) => {
    expect(includesYear(readYears(years), year)).toBe(expected);
  });
});
