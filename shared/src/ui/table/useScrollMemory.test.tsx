import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { inTab } from '../../browser/storage.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** A box of rows as long as `room` says, as no list is in jsdom; `grow` is what a browser does when more of them come. */
const box = { room: 0, top: 0 };
let grow: (room: number) => void = () => {};

const GRID = { role: 'grid' };

function List() {
  const frame = useRef<HTMLDivElement>(null);
  useScrollMemory(frame, 'orders', true);
  return (
    <div ref={frame}>
      <div {...GRID}>
        <div />
      </div>
    </div>
  );
}

const comeBack = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <List /> }])} />);

describe('the place in a list', () => {
  const { ResizeObserver } = window;
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(box, { room: 0, top: 0 });
    inTab.keep('scroll orders', '900');
    Object.defineProperty(HTMLElement.prototype, 'scrollTop', {
      configurable: true,
      get: () => box.top,
      set: (top: number) => {
        box.top = Math.min(top, box.room);
      },
    });
    window.ResizeObserver = class {
      constructor(changed: () => void) {
        grow = (room) => {
          box.room = room;
          changed();
        };
      }
      observe() {}
      unobserve() {}
      disconnect() {
        grow = (room) => {
          box.room = room;
        };
      }
    } as unknown as typeof ResizeObserver;
  });
  afterEach(() => {
    window.ResizeObserver = ResizeObserver;
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollTop');
    jest.useRealTimers();
  });

  it('is found again on coming back, also if the rows come in parts seconds later', () => {
    box.room = 100;
    comeBack();
    expect(box.top).toBe(100);
    act(() => jest.advanceTimersByTime(4_000));
    grow(5_000);
    expect(box.top).toBe(900);
    // Once: further rows move nothing.
    box.top = 20;
    grow(9_000);
    expect(box.top).toBe(20);
  });

  it('is not pulled back to from where somebody has scrolled meanwhile', () => {
    box.room = 100;
    comeBack();
    fireEvent.wheel(screen.getByRole('grid'));
    grow(5_000);
    expect(box.top).toBe(100);
  });

  it('is not forgotten for a place on the way to it', () => {
    box.room = 100;
    comeBack();
    fireEvent.scroll(screen.getByRole('grid'));
    act(() => jest.advanceTimersByTime(200));
    expect(inTab.read('scroll orders')).toBe('900');
    grow(5_000);
    box.top = 700;
    fireEvent.scroll(screen.getByRole('grid'));
    act(() => jest.advanceTimersByTime(200));
    expect(inTab.read('scroll orders')).toBe('700');
  });
});
