import { aProduct } from '@extranet/shared/testing';
import { fallsShort } from './falls-short.ts';

const of = (prodAnnee: string, more = {}) => aProduct({ prodAnnee, ...more });

describe('a part in place of another', () => {
  it.each([
    ['2007-2014', '2006-2010', [{ code: 'years', years: '2011-2014' }]],
    ['2007-2014', '2006-', []],
    ['2021-', '2019-', []],
    ['2018-', '2019-', [{ code: 'years', years: '2018' }]],
    ['2021-', '2019-2025', [{ code: 'since', year: '2026' }]],
    ['2021-', '2019-2020', [{ code: 'since', year: '2021' }]],
    [
      '2007-2014',
      '2009-2013',
      [
        { code: 'years', years: '2007-2008' },
        { code: 'years', years: '2014' },
      ],
    ],
    ['', '2009-2013', []],
    ['2007-2014', '', []],
  ])('for %p, offered for %p, leaves open %j [W1.20]', (wanted, offered, short) => {
    expect(fallsShort(of(wanted), of(offered), false)).toEqual(short);
  });

  it('need not cover other years than those of the car in front of one [W1.20]', () => {
    expect(fallsShort(of('2007-2014'), of('2006-2010'), true)).toEqual([]);
  });

  it('may have another socket, tow less, or be another kind of towbar [W1.20]', () => {
    const towbar = { prodType: '', prodTypeAttelage: 'Col de cygne', prodMR: '1 900 kg' };
    expect(fallsShort(of('', { prodType: '13' }), of('', { prodType: '7' }), true)).toEqual([
      { code: 'pins', pins: '7' },
    ]);
    expect(fallsShort(of('', towbar), of('', { ...towbar, prodMR: '1500 kg' }), true)).toEqual([
      { code: 'mass', mass: '1500 kg' },
    ]);
    expect(fallsShort(of('', towbar), of('', { ...towbar, prodTypeAttelage: 'Démontable' }), true)).toEqual([
      { code: 'towbar' },
    ]);
  });
});
