import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { type Filters, NO_FILTERS } from './filters.ts';
import { useTypedFilters } from './useTypedFilters.ts';

const ref = (reference: string): Filters => ({ ...NO_FILTERS, reference });

/** A page that keeps what it is told, as the catalogue does. */
function open(isPaused = true) {
  const told = jest.fn<void, [Filters]>();
  const page = renderHook(({ filters, isPaused }) => useTypedFilters(filters, told, isPaused), {
    initialProps: { filters: NO_FILTERS, isPaused },
  });
  const type = (filters: Filters) => act(() => page.result.current[1](filters));
  return { ...page, told, type, shown: () => page.result.current[0].reference };
}

describe('the fields of the catalogue', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('show each letter at once and tell the page when typing pauses', async () => {
    const { type, told, shown } = open();
    for (const text of ['f', 'fa', 'fa-']) {
      type(ref(text));
      expect(shown()).toBe(text);
      await rest(20);
    }
    expect(told).not.toHaveBeenCalled();
    await rest(5);
    expect(told.mock.calls).toEqual([[ref('fa-')]]);
  });

  it('tell the page at each letter once its rows are there', () => {
    const { type, told } = open(false);
    type(ref('f'));
    type(ref('fa'));
    expect(told.mock.calls).toEqual([[ref('f')], [ref('fa')]]);
  });

  it('tell no letter that was typed before the list came after one that was typed since', async () => {
    const { type, told, rerender } = open();
    type(ref('f'));
    rerender({ filters: NO_FILTERS, isPaused: false });
    type(ref('fa'));
    await rest(50);
    expect(told.mock.calls).toEqual([[ref('fa')]]);
  });

  it('show what the page has, and keep it, where "back" brought other filters meanwhile', async () => {
    const { type, told, shown, rerender } = open();
    type(ref('fa'));
    rerender({ filters: ref('TB-1'), isPaused: true });
    expect(shown()).toBe('TB-1');
    await rest(50);
    expect(told).not.toHaveBeenCalled();
  });

  it('keep a letter that comes before the page has rendered what it was told', async () => {
    const page = renderHook(() => {
      const [filters, setFilters] = useState(NO_FILTERS);
      return { typed: useTypedFilters(filters, setFilters, true), filters };
    });
    const type = (filters: Filters) => page.result.current.typed[1](filters);
    act(() => type(ref('f')));
    act(() => {
      jest.advanceTimersByTime(25);
      type(ref('fa'));
    });
    expect(page.result.current.typed[0].reference).toBe('fa');
    await rest(25);
    expect(page.result.current.filters.reference).toBe('fa');
  });

  it('tell a page that is gone nothing', async () => {
    const { type, told, unmount } = open();
    type(ref('fa'));
    unmount();
    await rest(50);
    expect(told).not.toHaveBeenCalled();
  });
});
