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
import { usePrinting } from '../usePrinting.ts';
import { pageScroll, usePlaceInPage } from './withPage.ts';

const FIRST_SCREEN_PX = 640;
/** A list up to this length renders all rows, for printing and searching in the page, once it has stayed the same for a moment. */
const WHOLE_LIST_MAX = 60;
/** Rows that are rendered at a time until then: all of them at once would keep a key or a click waiting. */
const GROWN_BY = 8;
const BETWEEN_MS = 50;
/** Some twenty sheets of paper. More are printed as far as they are rendered. */
const PRINTED_MAX = 600;
const STABLE_AFTER_MS = 400;
/** Rows rendered beyond the view while scrolling, to avoid gaps. None at rest: each keystroke in a filter would render them. */
const OVERSCAN_WHILE_SCROLLING = 6;
/** Header and filters that stick at the top of a page and would cover a row. */
const STUCK_PX = 112;
const INTERACTIVE = 'a,button,input,select,textarea,label';

interface Options {
  /** In their order: another array is another list, of which only the rows in view are rendered at once. */
  rows: readonly unknown[];
  rowHeight: number;
  /** Height of the sticky head above the rows. */
  headHeight: number;
  scroller: RefObject<HTMLDivElement | null>;
  /** The rows scroll with the page instead of inside the scroller. */
  withPage: boolean;
  onOpen: (index: number) => void;
}

/** The rows in view, and the active row of the keyboard, which stays rendered at any scroll position. */
export function useRows({ rows, rowHeight, headHeight, scroller, withPage, onOpen }: Options) {
  const count = rows.length;
  const [active, setActive] = useState(0);
  const moved = useRef(false);
  const at = Math.min(active, Math.max(0, count - 1));
  const printing = usePrinting();
  const lastInView = useRef(() => count);
  const grown = useGrowth(rows, lastInView);
  const beyond = printing && count <= PRINTED_MAX ? count : grown.by;
  const scrolling = useRef<() => boolean>(() => false);
  const available = useRef(FIRST_SCREEN_PX);
  const place = usePlaceInPage(scroller, withPage);
  const virtual = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const overscan = scrolling.current() ? OVERSCAN_WHILE_SCROLLING : 0;
        const indexes = defaultRangeExtractor({ ...range, overscan: Math.max(beyond, overscan) });
        return range.count === 0 || indexes.includes(at) ? indexes : [...indexes, at].sort((a, b) => a - b);
      },
      [at, beyond],
    ),
    scrollMargin: place + headHeight,
    scrollPaddingStart: withPage ? STUCK_PX : headHeight,
    initialRect: { width: 0, height: FIRST_SCREEN_PX },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => {
        available.current = availableHeight(instance.scrollElement, height, available.current);
        report({ width, height: available.current });
      }),
    ...(withPage && pageScroll),
  });

  scrolling.current = () => virtual.isScrolling;
  lastInView.current = () => virtual.range?.endIndex ?? count;

  const measured = useRef(rowHeight);
  useLayoutEffect(() => {
    // Only when it changes: measuring a hundred thousand rows again takes noticeable time.
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
    // A button or a field inside the row handles its own keys.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.index === undefined) return;
    const view = withPage ? window.innerHeight : (scroller.current?.clientHeight ?? FIRST_SCREEN_PX);
    const page = Math.max(1, Math.floor(view / rowHeight) - 2);
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
    // A click on a control in the row, or the end of a text selection, does not open it.
    if (target.closest(INTERACTIVE) === null && (window.getSelection()?.isCollapsed ?? true)) onOpen(index);
  };
  return { virtual, active: at, laterThan: grown.laterThan, handleKeyDown, handleClick };
}

/**
 * The height available for rows. While all rows fit, the previous height is kept if it was greater: otherwise a longer list would
 * render in two steps, first for the height of the few rows, then for its own. Hidden elements, or those without layout (print
 * preview, tests), have height 0: their first screen is rendered all the same.
 */
function availableHeight(scroller: HTMLElement | null, height: number, before: number): number {
  const allFit = scroller === null || scroller.scrollHeight <= scroller.clientHeight;
  return allFit ? Math.max(height, before) : height;
}

/**
 * How many rows of a short list are rendered beyond the view (none until it has not changed for STABLE_AFTER_MS, then ever more), and
 * the last row that was in view before.
 */
function useGrowth(rows: readonly unknown[], lastInView: RefObject<() => number>) {
  const [grown, setGrown] = useState({ rows, by: 0, laterThan: rows.length });
  const { by, laterThan } = grown.rows === rows ? grown : { by: 0, laterThan: rows.length };
  useEffect(() => {
    if (rows.length > WHOLE_LIST_MAX || by >= rows.length) return;
    const grow = () => {
      const last = by === 0 ? lastInView.current() : laterThan;
      startTransition(() => setGrown({ rows, by: by + GROWN_BY, laterThan: last }));
    };
    const timer = setTimeout(grow, by === 0 ? STABLE_AFTER_MS : BETWEEN_MS);
    return () => clearTimeout(timer);
  }, [rows, by, laterThan, lastInView]);
  return { by, laterThan };
}
