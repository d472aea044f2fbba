import { aSpecialPrice } from '../../testing/special-price.ts';
import { stateOf } from './line-state.ts';
import { jumpsOf } from './price-jumps.ts';
import { linesOf, type PriceLine, withLine, withPrice, withTerm } from './price-lines.ts';
import { confirmed, dearStep, problemsOf } from './price-problems.ts';

const [line] = linesOf([aSpecialPrice('1', 'FA-00018', 68.39)]) as [PriceLine];
const stepped = (steps: string, price = '68,39') =>
  withTerm(withPrice([line], '1', price), '1', 'steps', steps);
const problems = (lines: readonly PriceLine[]) => problemsOf(lines).get('1');

describe('what is wrong with a special price', () => {
  it('is all said: the price, the days and the steps [B5.01]', () => {
    const wrong = withTerm(
      withTerm(stepped('dix', 'abc'), '1', 'validFrom', '2026-02-02'),
      '1',
      'validTo',
      '2026-01-01',
    );
    expect(problems(wrong)).toEqual(['positive', 'daysWrong', 'stepsWrong']);
  });

  it('is not looked for in lines that stand as they were saved', () => {
    const wrong = withPrice([line], '1', 'abc');
    expect(problemsOf(wrong, wrong).size).toBe(0);
  });

  it.each([
    ['10 : 85', { from: 10, price: 85, than: 'one', limit: 68.39 }],
    ['50 : 61 ; 10 : 60', { from: 50, price: 61, than: 'step', limit: 60 }],
    ['10 : 60 ; 50 : 55', null],
    ['10 : 68,39', null],
    ['dix : 85', null],
  ])('asks about a step that costs more than what it follows: %p [B5.01]', (steps, dear) => {
    const lines = stepped(steps);
    expect(dearStep(lines[0] as PriceLine)).toEqual(dear);
    expect(problems(lines)?.includes('stepsAbove') ?? false).toBe(dear !== null);
  });

  it('asks about a step above the list price beside a price that was confirmed above it [B5.01]', () => {
    const [dear] = confirmed(stepped('10 : 110', '120'), '1') as [PriceLine];
    expect(problemsOf([dear]).size).toBe(0);
    const [other] = withTerm([dear], '1', 'steps', '10 : 105') as [PriceLine];
    expect(dearStep(other)).toEqual({ from: 10, price: 105, than: 'list', limit: 100 });
  });

  it('asks about steps once, not where they stand, and again beside another price [B5.01]', () => {
    const standing = linesOf([aSpecialPrice('1', 'FA-00018', 60, { spSteps: [{ from: 10, price: 85 }] })]);
    expect(problemsOf(standing).size).toBe(0);
    const cheaper = withPrice(standing, '1', '50');
    expect(problems(cheaper)).toEqual(['stepsAbove']);
    expect(problemsOf(confirmed(cheaper)).size).toBe(0);
  });
});

describe('a price that is not paid today [B5.01]', () => {
  const on = (parts: Partial<PriceLine>) => stateOf({ ...line, ...parts }, '2026-11-26');
  it.each([
    [{ validFrom: '2025-01-01', validTo: '2025-02-01' }, 'expired'],
    [{ validFrom: '2027-01-01' }, 'coming'],
    [{ validFrom: '2026-11-26', validTo: '2026-11-26' }, null],
    [{}, null],
    [{ listPrice: null }, 'gone'],
    [{ validTo: '2025-02-01', spStatus: 'removed' as const }, 'removed'],
  ])('%p is %p', (parts, state) => {
    expect(on(parts)).toBe(state);
  });
});

describe('a price that is three times what it was, or a third [B5.01]', () => {
  const jumps = (lines: readonly PriceLine[]) => jumpsOf(lines).map(({ before, after }) => [before, after]);
  it('is asked about, with the same bounds as in a file', () => {
    const [saved] = linesOf([aSpecialPrice('1', 'FA-00018', 99)]) as [PriceLine];
    expect(jumps(withPrice([saved], '1', '9,00'))).toEqual([[99, 9]]);
    expect(jumps(withPrice([saved], '1', '33'))).toEqual([[99, 33]]);
    expect(jumps(withPrice([saved], '1', '33,01'))).toEqual([]);
    expect(jumps(withPrice([saved], '1', 'abc'))).toEqual([]);
    expect(jumps([saved])).toEqual([]);
  });

  it('is compared to what is paid without it where it is new, and not asked about once it was confirmed', () => {
    const added = { spUserId: '7', spProdRef: 'FA-1', who: '', amount: 9, listPrice: 98.5 };
    expect(jumps(withLine([], added))).toEqual([[98.5, 9]]);
    const dear = withPrice([line], '1', '1 234,56');
    expect(jumps(dear)).toEqual([[68.39, 1234.56]]);
    expect(jumps(confirmed(dear, '1'))).toEqual([]);
  });
});
