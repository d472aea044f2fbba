import type { SpecialPrice } from '@extranet/shared/contracts';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { aSpecialPrice } from '../../testing/special-price.ts';
import type { LastSave } from '../special-prices.slice.ts';
import { useEditedLines } from '../useEditedLines.ts';
import { linesOf } from './price-lines.ts';
import { withReplaced } from './replaced-lines.ts';
import { changesOf } from './sent-lines.ts';

const before = [
  aSpecialPrice('1', 'FA-00001', 12.5),
  aSpecialPrice('2', 'FA-00002', 120, { spValidTo: '2026-12-31', spSteps: [{ from: 5, price: 90 }] }),
  aSpecialPrice('3', 'FA-00003', 30),
];
const after = [
  aSpecialPrice('9', 'FA-00009', 9),
  aSpecialPrice('1', 'FA-00001', 12.5),
  aSpecialPrice('2', 'FA 00002', 70),
];

describe('the way back behind a save [B5.01]', () => {
  it('puts prices, days and steps back, removes what was added, adds what was removed, and leaves the rest', () => {
    const lines = linesOf(after);
    const back = withReplaced(lines, { before: [before], after: [after] });
    expect(back.find(({ spProdRef }) => spProdRef === 'FA-00001')).toBe(lines[1]);
    expect(changesOf(back, lines, after)).toEqual([
      {
        ...{ spUserId: '7', spProdRef: 'FA-00003', spPrice: 30, spStatus: 'active', spSeen: null },
        ...{ spValidFrom: null, spValidTo: null, spSteps: [] },
      },
      expect.objectContaining({ spId: '9', spStatus: 'removed' }),
      expect.objectContaining({
        ...{ spId: '2', spPrice: 120, spStatus: 'active' },
        ...{ spValidTo: '2026-12-31', spSteps: [{ from: 5, price: 90 }] },
      }),
    ]);
  });

  it('leaves what somebody else changed, added or removed since', () => {
    const now = [
      aSpecialPrice('9', 'FA-00009', 8),
      aSpecialPrice('2', 'FA-00002', 71),
      aSpecialPrice('3', 'FA-00003', 31),
    ];
    const lines = linesOf([...now, aSpecialPrice('4', 'FA-00004', 4)]);
    expect(withReplaced(lines, { before: [before], after: [after] })).toEqual(lines);
  });

  it('asks about no price that stood before, though it is above the list price', () => {
    const [was, became] = [aSpecialPrice('2', 'FA-00002', 120), aSpecialPrice('2', 'FA-00002', 70)];
    const [line] = withReplaced(linesOf([became]), { before: [[was]], after: [[became]] });
    expect(line?.agreed).toContain(120);
  });

  it('is offered once a save replaced something, until it is taken or something else is edited', () => {
    const lastSave = { owner: { customer: '7' }, before: [before], after: [after] };
    const { result, rerender } = renderHook(
      (given: { reading: number; slices: SpecialPrice[][]; lastSave: LastSave | null }) =>
        useEditedLines(given.slices, given.reading, given.lastSave),
      { initialProps: { reading: 1, slices: [before], lastSave: null as LastSave | null } },
    );
    expect(result.current.undoSave).toBeNull();
    rerender({ reading: 2, slices: [after], lastSave });
    act(() => result.current.onLines(result.current.lines.slice(1)));
    expect(result.current.undoSave).toBeNull();
    act(() => result.current.undo?.());
    expect(result.current.undoSave).not.toBeNull();
    act(() => result.current.undoSave?.());
    expect(result.current.lines.map(({ spProdRef }) => spProdRef)).toContain('FA-00003');
    expect(result.current.undoSave).toBeNull();
    act(() => result.current.onLines(result.current.lines.slice(1)));
    act(() => result.current.undo?.());
    expect(result.current.undoSave).toBeNull();
    expect(result.current.undo).toBeNull();
  });
});
