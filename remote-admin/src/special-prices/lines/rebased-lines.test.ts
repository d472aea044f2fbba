import { aSpecialPrice } from '../../testing/special-price.ts';
import { linesOf, type PriceLine, toggled, withLine, withPrice, withTerm } from './price-lines.ts';
import { rebased } from './rebased-lines.ts';

const base = linesOf([
  aSpecialPrice('1', 'FA-00011', 10),
  aSpecialPrice('2', 'FA-00018', 20),
  aSpecialPrice('3', 'FA-00025', 30),
]);
const texts = (lines: readonly PriceLine[]) => lines.map(({ spProdRef, price }) => [spProdRef, price]);

describe('edits over a list that somebody else changed meanwhile [B5.01]', () => {
  it('stay on top of it, and what the other one changed is named', () => {
    const fresh = linesOf([
      aSpecialPrice('1', 'FA-00011', 11),
      aSpecialPrice('2', 'FA-00018', 20),
      aSpecialPrice('4', 'FA-00099', 40),
    ]);
    const { lines, clashes, changes } = rebased(fresh, { mine: withPrice(base, '2', '98,7'), base });
    expect(texts(lines)).toEqual([
      ['FA-00011', '11,00'],
      ['FA-00018', '98,7'],
      ['FA-00099', '40,00'],
    ]);
    expect(clashes.size).toBe(0);
    expect(changes.map(({ before, after }) => [before?.price, after?.price])).toEqual([
      ['10,00', '11,00'],
      [undefined, '40,00'],
      ['30,00', undefined],
    ]);
  });

  it('are marked where both changed the same price, unless to the same', () => {
    const fresh = linesOf([
      aSpecialPrice('1', 'FA-00011', 11),
      aSpecialPrice('2', 'FA-00018', 98.7),
      aSpecialPrice('3', 'FA-00025', 30),
    ]);
    const mine = withPrice(withPrice(base, '1', '12'), '2', '98,7');
    const { lines, clashes } = rebased(fresh, { mine, base });
    expect(lines.map(({ price }) => price)).toEqual(['12', '98,7', '30,00']);
    expect([...clashes]).toEqual([['1', { theirs: fresh[0] }]]);
  });

  it('do not put back the price where only days were set here', () => {
    const fresh = linesOf([aSpecialPrice('1', 'FA-00011', 11)]);
    const mine = withTerm(base.slice(0, 1), '1', 'validTo', '2027-01-31');
    const { lines, clashes } = rebased(fresh, { mine, base: base.slice(0, 1) });
    expect(lines).toMatchObject([{ price: '11,00', validTo: '2027-01-31', termsTouched: true }]);
    expect(clashes.size).toBe(0);
  });

  it('add what the other one removed, and say so; what both removed is gone', () => {
    const mine = toggled(withPrice(base, '1', '12'), '3');
    const { lines, clashes } = rebased(linesOf([aSpecialPrice('2', 'FA-00018', 20)]), { mine, base });
    expect(texts(lines)).toEqual([
      ['FA-00011', '12'],
      ['FA-00018', '20,00'],
    ]);
    expect([...clashes]).toEqual([[lines[0]?.key, { theirs: null }]]);
    expect(lines[0]).toMatchObject({ spId: undefined, termsTouched: true });
  });

  it('tell of a removal that the other one changed, and of a price that both added', () => {
    const added = { spUserId: '7', spProdRef: 'FA-00099', who: '', amount: 9.5, listPrice: 12 };
    const mine = withLine(toggled(base, '1'), added);
    const fresh = linesOf([aSpecialPrice('1', 'FA-00011', 11), aSpecialPrice('9', 'FA-00099', 8)]);
    const { lines, clashes } = rebased(fresh, { mine, base });
    expect(lines.map(({ spStatus, price }) => [spStatus, price])).toEqual([
      ['removed', '11,00'],
      ['active', '9,50'],
    ]);
    expect([...clashes.keys()]).toEqual(['1', '9']);
  });
});
