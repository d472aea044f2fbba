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
  ])('shows %p as %p: fr-FR, two decimals, ---- for what is no number [C9.05]', (value, shown) => {
    expect(number(value)).toBe(shown);
  });

  it.each([
    [1234.5, `1${NARROW}234,50${FIXED}€`],
    ['0', `0,00${FIXED}€`],
    ['abc', '----'],
  ])('writes the amount %p as %p [C9.05][A9.11]', (value, shown) => {
    expect(money(value)).toBe(shown);
  });

  it.each([
    ['0', '---'],
    [0, '---'],
    [null, '---'],
    ['12.50', `12,50${FIXED}€`],
  ])('shows the price %p as %p: --- when there is none [C2.20][D2]', (value, shown) => {
    expect(price(value)).toBe(shown);
  });

  it('counts without decimals', () => {
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
  ])('reads what a French person types: %p is %p', (typed, read) => {
    expect(parseNumber(typed)).toBe(read);
  });
});
