import { renderHook } from '@testing-library/react';
import { usePlaceInPage } from './withPage.ts';

/** Nothing changes its size here. */
class StillObserver {
  observe() {}
  disconnect() {}
}

it('the place in the page counts only while the rows scroll with it [W1.10]', () => {
  Object.assign(globalThis, { ResizeObserver: StillObserver });
  const box = document.createElement('div');
  jest.spyOn(box, 'getBoundingClientRect').mockReturnValue({ top: 620 } as DOMRect);
  const scroller = { current: box };
  const { result, rerender } = renderHook(({ followed }) => usePlaceInPage(scroller, followed), {
    initialProps: { followed: true },
  });
  expect(result.current).toBe(620);
  rerender({ followed: false });
  expect(result.current).toBe(0);
});
