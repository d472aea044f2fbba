import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection.ts';

const idOf = ({ id }: { id: string }) => id;
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

describe('picked rows', () => {
  it('stay picked while a filter hides them, and when something was done with the others [B9.04]', () => {
    const hook = renderHook(({ shown }) => useSelection(shown, idOf), {
      initialProps: { shown: rows('a', 'b', 'c') },
    });
    act(() => hook.result.current.set(['a', 'b']));
    hook.rerender({ shown: rows('a', 'c') });
    expect(hook.result.current.rows.map(idOf)).toEqual(['a']);
    expect(hook.result.current.hidden).toBe(1);
    act(() => hook.result.current.unpick(['a']));
    expect(hook.result.current.rows).toEqual([]);
    hook.rerender({ shown: rows('a', 'b', 'c') });
    expect(hook.result.current.rows.map(idOf)).toEqual(['b']);
  });
});
