import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { aSpecialPrice } from '../testing/special-price.ts';
import { withPrice } from './lines/price-lines.ts';
import { useEditedLines } from './useEditedLines.ts';

const slices = [[aSpecialPrice('1', 'FA-00011', 98.5), aSpecialPrice('2', 'FA-00018', 20)]];

function edit() {
  const { result } = renderHook(() => useEditedLines(slices, 1, null));
  return {
    result,
    prices: () => result.current.lines.map(({ price }) => price),
    type: (key: string, ...texts: string[]) => {
      for (const text of texts)
        act(() =>
          result.current.onLines(withPrice(result.current.lines, key, text), { key, field: 'price' }),
        );
    },
    undo: () => act(() => result.current.undo?.()),
  };
}

describe('the way back while editing [B5.01]', () => {
  it('takes what was typed into one cell for one change', () => {
    const { result, prices, type, undo } = edit();
    type('1', '9', '98', '98,', '98,7');
    type('2', '1', '19');
    undo();
    expect(prices()).toEqual(['98,7', '20,00']);
    undo();
    expect(prices()).toEqual(['98,50', '20,00']);
    expect(result.current.undo).toBeNull();
  });

  it('begins another one once the cell was left, or something else was done', () => {
    const { result, prices, type, undo } = edit();
    type('1', '9');
    act(() => result.current.leaveCell());
    type('1', '98');
    act(() => result.current.onLines(withPrice(result.current.lines, '2', '5')));
    type('1', '97');
    undo();
    expect(prices()).toEqual(['98', '5']);
    undo();
    expect(prices()).toEqual(['98', '20,00']);
    undo();
    expect(prices()).toEqual(['9', '20,00']);
  });

  it('forgets what was typed back to what it was', () => {
    const { result, type } = edit();
    type('1', '98,5', '98,50');
    expect(result.current.undo).not.toBeNull();
    act(() => result.current.leaveCell());
    expect(result.current.undo).toBeNull();
  });
});
