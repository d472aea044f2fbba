import { readSteps, stepsText } from './steps-text.ts';

describe('quantity steps as they are written', () => {
  it.each([
    [
      '10 : 9,50 ; 50 : 9',
      [
        { from: 10, price: 9.5 },
        { from: 50, price: 9 },
      ],
    ],
    ['10=9.50', [{ from: 10, price: 9.5 }]],
    ['', []],
  ])('%p is read [B5.01]', (text, steps) => {
    expect(readSteps(text)).toEqual(steps);
  });

  it.each(['10', '1 : 5', '10 : 5 ; 10 : 4', 'dix : 5', '10 : 5,001', '10 : 5 : 4'])(
    '%p is refused, as one that overlaps or says no price [B5.01]',
    (text) => {
      expect(readSteps(text)).toBeNull();
    },
  );

  it('are written as they are read [B5.01]', () => {
    expect(stepsText([{ from: 10, price: 9.5 }])).toBe('10 : 9,50');
  });
});
