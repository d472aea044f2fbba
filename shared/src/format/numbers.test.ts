import { integer, money, number, parseNumber, price } from './numbers.ts';

const NARROW = '\u202f';
const FIXED = '\u00a0';

describe('numbers', () => {
  it.each([
    [1234.5, `1${NARROW}234,50`],
    ['12.50', '12,50'],
    [0, '0,00'],
    [-1_000_000, `-1${NARROW}000${NARROW}000,00`],
    [Number.NaN, '----'],
    [Number.POSITIVE_INFINITY, '----'],
    ['douze', '----'],
    ['', '----'],
    [null, '----'],
    [undefined, '----'],
  ])('show %p as %p: fr-FR, two decimals, ---- for an invalid number [C9.05]', (value, shown) => {
    expect(number(value)).toBe(shown);
  });

  it.each([
    [1234.5, `1${NARROW}234,50${FIXED}€`],
    ['0', `0,00${FIXED}€`],
    ['abc', '----'],
  ])('show the amount %p as %p [C9.05][A9.11]', (value, shown) => {
    expect(money(value)).toBe(shown);
  });

  it.each([
    ['0', '---'],
    [0, '---'],
    [null, '---'],
    ['12.50', `12,50${FIXED}€`],
  ])('show the price %p as %p: --- when there is none [C2.20][D2]', (value, shown) => {
    expect(price(value)).toBe(shown);
  });

  it('show counts without decimals', () => {
    expect(integer(40_000)).toBe(`40${NARROW}000`);
  });

  it.each([
    ['1 234,56', 1234.56],
    ['1234.56', 1234.56],
    [`1${NARROW}234,5${FIXED}€`, 1234.5],
    [',5', 0.5],
    ['12a', null],
    ['1,2,3', null],
    ['', null],
  ])('are read as typed in French: %p is %p', (typed, read) => {
    expect(parseNumber(typed)).toBe(read);
  });
});
