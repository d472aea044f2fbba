import { DISCOUNT, PRICE, QUANTITY, SPECIAL_PRICE } from './limits.ts';
import { isQuantity, readNumber, stepped } from './written-numbers.ts';

const NARROW = '\u202f';
const FIXED = '\u00a0';

describe('the parser of written numbers', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    [`1${NARROW}234,56${FIXED}€`, 1234.56],
    ['1 234,56 €', 1234.56],
    ['1234.56', 1234.56],
    ['1’234.50', 1234.5],
    ['1,234.56 EUR', 1234.56],
    ['234.567,80', 234_567.8],
    ['12,5', 12.5],
    ['12,', 12],
    [',5', 0.5],
    ['12,3400', 12.34],
    ['0,500', 0.5],
    [' 12€ ', 12],
    ['0', 0],
    ['-0', 0],
    ['+7', 7],
    [12.34, 12.34],
    [0.07, 0.07],
    [1 + 14 / 100, 1.14],
    [999_999.99, 999_999.99],
  ])('reads the price %p as %p, however it is written [W2.13] [D8]', (written, value) => {
    expect(readNumber(written, PRICE)).toEqual({ value });
  });

  it.each([
    '12abc',
    '12 %',
    'abc',
    '1,2,3',
    '1.23.45',
    '1 23',
    '12 5',
    '12 ,',
    '1e5',
    '0x10',
    '€',
    '--',
    '-',
    '.',
    'NaN',
    '12-',
  ])('refuses %p as no number [W2.13]', (written) => {
    expect(readNumber(written, PRICE)).toEqual({ problem: 'unreadable' });
  });

  it.each(['0.001', '12,999', '12.345', 12.345, 0.001, 1e-9])(
    'never rounds a price: %p has too many decimals [W2.31]',
    (written) => {
      expect(readNumber(written, PRICE)).toEqual({ problem: 'decimals' });
    },
  );

  it.each(['12.345,6', '12,345.6', '234.567,8'])(
    'refuses the price %p: dot and comma together are certain with two decimals only [W2.13] [W2.31]',
    (written) => {
      expect(readNumber(written, PRICE)).toEqual({ problem: 'mixed' });
      expect(readNumber(`${written}0`, PRICE).problem).toBeUndefined();
    },
  );

  it('refuses an ambiguous price: 12.500 may have decimals or thousands', () => {
    expect(readNumber('12.500', PRICE)).toEqual({ problem: 'decimals' });
    expect(readNumber('12,500', PRICE)).toEqual({ problem: 'decimals' });
    expect(readNumber(12.5, PRICE)).toEqual({ value: 12.5 });
  });

  it('never clamps a number to its limits [W2.05] [W1.24]', () => {
    expect(readNumber('150', DISCOUNT)).toEqual({ problem: 'high' });
    expect(readNumber('-1', DISCOUNT)).toEqual({ problem: 'low' });
    expect(readNumber('12,345', DISCOUNT)).toEqual({ problem: 'decimals' });
    expect(readNumber('12,5 %', DISCOUNT)).toEqual({ value: 12.5 });
    expect(readNumber(100, DISCOUNT)).toEqual({ value: 100 });
    expect(readNumber('99999', QUANTITY)).toEqual({ problem: 'high' });
    expect(readNumber('0', QUANTITY)).toEqual({ problem: 'low' });
    expect(readNumber('2,5', QUANTITY)).toEqual({ problem: 'decimals' });
    expect(readNumber('1 200', QUANTITY)).toEqual({ value: 1200 });
    expect(readNumber('3,00', QUANTITY)).toEqual({ value: 3 });
    expect(readNumber('', QUANTITY)).toEqual({ problem: 'missing' });
    expect(readNumber('0', SPECIAL_PRICE)).toEqual({ problem: 'low' });
    for (const written of [1e21, 1e6, Number.POSITIVE_INFINITY, Number.NaN])
      expect(readNumber(written, PRICE).value).toBeUndefined();
  });

  it('distinguishes a quantity from invalid text', () => {
    expect([1, 9999, 0, 10_000, 1.5, '12', ''].map(isQuantity)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('steps within the limits, and leaves an invalid quantity unchanged', () => {
    expect([stepped(1, 1), stepped(1, -1), stepped(9999, 1), stepped('99999', -1)]).toEqual([
      2,
      1,
      9999,
      '99999',
    ]);
    expect([stepped('0', 1), stepped('0', -1), stepped('', 1)]).toEqual([1, '0', '']);
  });
});
