import { act, fireEvent, renderHook } from '@testing-library/react';
import { useSettledPage } from './useSettledPage.ts';

const later = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a page settles some time after it was shown', () => {
  const { result } = renderHook(useSettledPage);
  later(1_400);
  expect(result.current).toBe(false);
  later(200);
  expect(result.current).toBe(true);
});

it('who types is not disturbed: the page settles when the keys rest, and stays so', () => {
  const { result } = renderHook(useSettledPage);
  for (const key of 'FA-12') {
    later(1_000);
    fireEvent.keyDown(document.body, { key });
  }
  later(1_400);
  expect(result.current).toBe(false);
  later(200);
  expect(result.current).toBe(true);
  fireEvent.keyDown(document.body, { key: '3' });
  expect(result.current).toBe(true);
});

it('a page that was left starts nothing', () => {
  const { unmount } = renderHook(useSettledPage);
  unmount();
  fireEvent.keyDown(document.body, { key: 'F' });
  expect(jest.getTimerCount()).toBe(0);
});
