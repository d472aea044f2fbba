import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const FIRST_SCREEN_PX = 640;
/** A short list is drawn whole once it rests: it can be printed and searched in the page. */
const WHOLE = 60;
const RESTED_MS = 400;
/** None is missed while one scrolls. At rest none stands beyond the view: it would be drawn again with each letter of a filter. */
const BEYOND_WHILE_SCROLLING = 6;
const INTERACTIVE = 'a,button,input,select,textarea,label';

interface Options {
  count: number;
  rowHeight: number;
  /** Of what stands above the rows and stays in view while they scroll beneath. */
  headHeight: number;
  scroller: RefObject<HTMLDivElement | null>;
  onOpen: (index: number) => void;
}

/** The rows in view, and the one that the keyboard stands on: it stays drawn wherever one scrolls to. */
export function useRows({ count, rowHeight, headHeight, scroller, onOpen }: Options) {
  const [active, setActive] = useState(0);
  const moved = useRef(false);
  const at = Math.min(active, Math.max(0, count - 1));
  const whole = useRestedCount(count) === count && count <= WHOLE;
  const scrolling = useRef<() => boolean>(() => false);
  const room = useRef(FIRST_SCREEN_PX);
  const virtual = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const overscan = whole ? range.count : scrolling.current() ? BEYOND_WHILE_SCROLLING : 0;
        const indexes = defaultRangeExtractor({ ...range, overscan });
        return range.count === 0 || indexes.includes(at) ? indexes : [...indexes, at].sort((a, b) => a - b);
      },
      [at, whole],
    ),
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: { width: 0, height: FIRST_SCREEN_PX },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => {
        room.current = roomFor(instance.scrollElement, height, room.current);
        report({ width, height: room.current });
      }),
  });

  scrolling.current = () => virtual.isScrolling;

  const measured = useRef(rowHeight);
  useLayoutEffect(() => {
    // Only when it changes: measuring a hundred thousand rows once more would be felt.
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    virtual.measure();
  }, [virtual, rowHeight]);

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    virtual.scrollToIndex(at, { align: 'auto' });
    scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"]`)?.focus({ preventScroll: true });
  }, [at, virtual, scroller]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // A button or a field inside the row has its own keys.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.index === undefined) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? FIRST_SCREEN_PX) / rowHeight) - 2);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -count, End: count };
    const step = steps[event.key as keyof typeof steps];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.min(count - 1, Math.max(0, at + step));
      moved.current = next !== at;
      setActive(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(at);
    }
  };
  const handleClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (!(target instanceof Element) || !row) return;
    const index = Number(row.dataset.index);
    setActive(index);
    // Neither a control in the row, nor text being marked with the mouse, opens it.
    if (target.closest(INTERACTIVE) === null && (window.getSelection()?.isCollapsed ?? true)) onOpen(index);
  };
  return { virtual, active: at, handleKeyDown, handleClick };
}

/**
 * How high the rows may grow. A few rows take less; were that the measure, a longer list would be drawn in two steps,
 * to the height of the few and then to its own. What is hidden, or has no layout (print preview, tests), measures
 * nought: its first screen is drawn all the same.
 */
function roomFor(scroller: HTMLElement | null, height: number, before: number): number {
  const allFit = scroller === null || scroller.scrollHeight <= scroller.clientHeight;
  return allFit ? Math.max(height, before) : height;
}

/** The length of a short list, once it has stayed the same for a moment. */
function useRestedCount(count: number): number {
  const [rested, setRested] = useState(0);
  useEffect(() => {
    if (count > WHOLE) return;
    const timer = setTimeout(() => startTransition(() => setRested(count)), RESTED_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return rested;
}
