import { aSpecialPrice } from '../../testing/special-price.ts';
import {
  editedCount,
  hasCustomer,
  hasReference,
  isDirty,
  linesOf,
  type PriceLine,
  readPrice,
  toggled,
  withFile,
  withLine,
  withPrice,
} from './price-lines.ts';
import { confirmed, isAbove, problemsOf } from './price-problems.ts';
import { changesOf, listOf } from './sent-lines.ts';

const saved = linesOf([aSpecialPrice('1', 'FA-00001', 12.5), aSpecialPrice('2', 'FA-00002', 1234)]);

describe('special prices', () => {
  it('are counted where a save would add, change or remove them [B5.01]', () => {
    const added = { spUserId: '7', spProdRef: 'FA-00009', who: '', amount: 5, listPrice: 10 };
    const lines = withLine(withPrice(saved, '1', '13'), added);
    expect(editedCount(saved, saved)).toBe(0);
    expect(editedCount(lines, saved)).toBe(2);
    expect(editedCount(toggled(lines, lines[0]?.key ?? ''), saved)).toBe(1);
    expect(editedCount(toggled(saved, '2'), saved)).toBe(1);
  });

  it.each([
    ['1,50', { amount: 1.5 }],
    ['1.234,56', { amount: 1234.56 }],
    ['1,234.56', { amount: 1234.56 }],
    ['1 234,567', { problem: 'possible' }],
    ['12,999', { problem: 'possible' }],
    ['99 999 999,00', { problem: 'possible' }],
    ['12.345,6', { problem: 'mixed' }],
    ['12abc', { problem: 'positive' }],
    ['12.5 €', { amount: 12.5 }],
    ['', { problem: 'required' }],
    ['  ', { problem: 'required' }],
    ['-1', { problem: 'positive' }],
    ['0', { problem: 'positive' }],
    ['0,004', { problem: 'possible' }],
    ['abc', { problem: 'positive' }],
  ])(
    'reads %p as %p: positive, two decimals, never rounded [A5.03][A5.04][A5.06] [W2.13] [W2.31]',
    (typed, read) => {
      expect(readPrice(typed)).toEqual(read);
    },
  );

  it('puts a new one at the top, active, with two decimals [A2.19]', () => {
    const lines = withLine(saved, {
      spUserId: '7',
      spProdRef: ' AT-00001 ',
      who: '',
      amount: 9.5,
      listPrice: 12,
    });
    expect(lines[0]).toMatchObject({
      spProdRef: 'AT-00001',
      price: '9,50',
      spStatus: 'active',
      spId: undefined,
    });
    expect(lines).toHaveLength(3);
  });

  it('recognises a listed customer, and a listed reference however it is written [A5.05][A5.06]', () => {
    expect(hasReference(saved, ' fa 00001 ')).toBe(true);
    expect(hasReference(saved, 'FA-00003')).toBe(false);
    expect(hasCustomer(saved, '7')).toBe(true);
    expect(hasCustomer(saved, '8')).toBe(false);
  });

  it('removes a row and restores it [A2.20][A4.04]', () => {
    const once = toggled(saved, '2');
    expect(once[1]?.spStatus).toBe('removed');
    expect(isDirty(once, saved)).toBe(true);
    expect(isDirty(toggled(once, '2'), saved)).toBe(false);
  });

  it('finds the problems to correct, but not in removed rows', () => {
    const wrong = withPrice(withPrice(saved, '1', 'abc'), '2', '');
    expect([...problemsOf(wrong)]).toEqual([
      ['1', ['positive']],
      ['2', ['required']],
    ]);
    expect(problemsOf(toggled(toggled(wrong, '1'), '2')).size).toBe(0);
  });

  it('asks about a price above the list price, once for each, and not about one that stands [A5.04]', () => {
    expect(isAbove(saved[1] as PriceLine)).toBe(false);
    const dear = withPrice(saved, '1', '100,01');
    expect([...problemsOf(dear)]).toEqual([['1', ['above']]]);
    const meant = confirmed(dear, '1');
    expect(problemsOf(meant).size).toBe(0);
    expect([...problemsOf(withPrice(meant, '1', '100,02'))]).toEqual([['1', ['above']]]);
    expect(problemsOf(withPrice(saved, '1', '100,00')).size).toBe(0);
    const gone = linesOf([{ ...aSpecialPrice('1', 'FA-00001', 12.5), spListPrice: null }]);
    expect(problemsOf(withPrice(gone, '1', '500')).size).toBe(0);
  });

  it('takes over the prices of a file, new ones on top, and leaves what it does not name [A7.09]', () => {
    const lines = withFile(toggled(saved, '1'), '7', [
      { prodRef: 'FA-00001', price: 13, before: 12.5, listPrice: 100 },
      { prodRef: 'AT-00001', price: 9, before: null, listPrice: 8 },
      { prodRef: 'AT-00002', price: 9, before: null, listPrice: 8 },
    ]);
    expect(lines.map(({ spProdRef, price: text, spStatus }) => [spProdRef, text, spStatus])).toEqual([
      ['AT-00001', '9,00', 'active'],
      ['AT-00002', '9,00', 'active'],
      ['FA-00001', '13,00', 'active'],
      ['FA-00002', '1\u202f234,00', 'active'],
    ]);
    expect(problemsOf(lines).size).toBe(2);
    expect(problemsOf(confirmed(lines)).size).toBe(0);
  });

  it('sends the whole list with the state of each row [A2.21][A3.03][A7.09]', () => {
    const lines = toggled(withPrice(saved, '1', '13,00'), '2');
    expect(listOf(lines)).toEqual([
      { spId: '1', spUserId: '7', spProdRef: 'FA-00001', spPrice: 13, spStatus: 'active' },
      { spId: '2', spUserId: '7', spProdRef: 'FA-00002', spPrice: 1234, spStatus: 'removed' },
    ]);
  });

  it('sends of a long list what was changed, with what was seen of it [B5.01]', () => {
    const list = [
      aSpecialPrice('1', 'FA-00001', 12.5),
      aSpecialPrice('2', 'FA-00002', 1234),
      aSpecialPrice('3', 'FA-00003', 3),
    ];
    const lines = linesOf(list);
    const added = { spUserId: '7', spProdRef: 'AT-00001', who: '', amount: 9.5, listPrice: 12 };
    const edited = withLine(toggled(withPrice(lines, '1', '13,00'), '2'), added);
    const seen = (spPrice: number) => ({ spPrice, spValidFrom: null, spValidTo: null, spSteps: [] });
    expect(changesOf(edited, lines, list)).toEqual([
      { spUserId: '7', spProdRef: 'AT-00001', spPrice: 9.5, spStatus: 'active', spSeen: null },
      { ...sentAs('1', 'FA-00001', 13), spSeen: seen(12.5) },
      { ...sentAs('2', 'FA-00002', 1234), spStatus: 'removed', spSeen: seen(1234) },
    ]);
    const back = withPrice(toggled(toggled(edited, '2'), edited[0]?.key ?? ''), '1', '12,50');
    expect(changesOf(back, lines, list)).toEqual([]);
  });
});

const sentAs = (spId: string, spProdRef: string, spPrice: number) => ({
  spId,
  spUserId: '7',
  spProdRef,
  spPrice,
  spStatus: 'active',
});
